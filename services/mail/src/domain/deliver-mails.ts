import { afterCrash, afterSending, type Next } from "./after-sending.ts";
import type { Claimed, MailContent } from "./outgoing.ts";
import type { Mailer, Outbox } from "./ports.ts";

/** Result of an attempt for the log: template and code, no address. */
export type Delivered = { template: string; attempt: number; state: Next["state"]; problem?: string };
type DeliverDeps = {
  outbox: Outbox;
  mailer: Mailer;
  /** null when the subject of the mail was deleted. */
  compose(mail: Claimed): Promise<MailContent | null>;
  leaseMs: number;
  now: () => Date;
  report(delivered: Delivered): void;
};

/**
 * Sends due mails one by one until there are none, `isStopping`, or the mail server is unreachable: then the next round
 * tries one mail first. A mail is claimed before it is sent, so that no two senders send it.
 */
export async function deliverMails(deps: DeliverDeps, isStopping: () => boolean): Promise<void> {
  await settleLost(deps);
  while (!isStopping()) {
    const mail = await deps.outbox.claim(deps.now(), deps.leaseMs);
    if (!mail || !(await deliverOne(deps, mail))) return;
  }
}

/** `false` when the server was unreachable. */
async function deliverOne(deps: DeliverDeps, mail: Claimed): Promise<boolean> {
  const content = await deps.compose(mail);
  if (!content) {
    await deps.outbox.remove(mail.key);
    return true;
  }
  const sending = await deps.mailer.send(mail, content);
  await settle(deps, mail, afterSending(mail, sending));
  return sending.outcome !== "unreachable";
}

async function settleLost(deps: DeliverDeps): Promise<void> {
  for (const mail of await deps.outbox.lost(deps.now())) await settle(deps, mail, afterCrash(mail));
}

async function settle(deps: DeliverDeps, mail: Claimed, next: Next): Promise<void> {
  // its address was given for this mail only
  if (mail.order.template === "follow_up" && next.state !== "queued") await deps.outbox.remove(mail.key);
  else await deps.outbox.settle(mail, next, deps.now());
  deps.report({
    template: mail.order.template,
    attempt: mail.attempt,
    state: next.state,
    ...("problem" in next ? { problem: next.problem } : {}),
  });
}
