import { afterLosing, afterSending, type Next } from "./after-sending.ts";
import type { Claimed, MailContent } from "./outgoing.ts";
import type { Mailer, Outbox } from "./ports.ts";

/** What an attempt came to, for the log: template and code, no address. */
export type Delivered = { template: string; attempt: number; state: Next["state"]; problem?: string };
export type DeliverDeps = {
  outbox: Outbox;
  mailer: Mailer;
  /** Null when what the mail is about has gone. */
  compose(mail: Claimed): Promise<MailContent | null>;
  leaseMs: number;
  now: () => Date;
  report(delivered: Delivered): void;
};

/**
 * Sends what is due, one after the other, until nothing is, `isStopping` says so, or there is no mail server: then the
 * next round asks again with one mail, and the rest waits unharmed. A mail is claimed before it is sent, so no two
 * senders send it.
 */
export async function deliverMails(deps: DeliverDeps, isStopping: () => boolean): Promise<void> {
  await settleLost(deps);
  while (!isStopping()) {
    const mail = await deps.outbox.claim(deps.now(), deps.leaseMs);
    if (!mail || !(await deliverOne(deps, mail))) return;
  }
}

/** `false` when there was nobody to give it to. */
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
  for (const mail of await deps.outbox.lost(deps.now())) await settle(deps, mail, afterLosing(mail));
}

async function settle(deps: DeliverDeps, mail: Claimed, next: Next): Promise<void> {
  // its address was given for this one mail
  if (mail.order.template === "follow_up" && next.state !== "queued") await deps.outbox.remove(mail.key);
  else await deps.outbox.settle(mail, next, deps.now());
  deps.report({
    template: mail.order.template,
    attempt: mail.attempt,
    state: next.state,
    ...("problem" in next ? { problem: next.problem } : {}),
  });
}
