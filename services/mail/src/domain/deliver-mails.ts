import { afterLosing, afterSending, type Next } from "./after-sending.ts";
import type { Claimed, Letter } from "./outgoing.ts";
import type { Mailer, Outbox } from "./ports.ts";

/** What an attempt came to, for the log: template and code, no address. */
export type Delivered = { template: string; attempt: number; state: Next["state"]; problem?: string };
export type DeliverDeps = {
  outbox: Outbox;
  mailer: Mailer;
  /** Null when what the mail is about has gone. */
  compose(mail: Claimed): Promise<Letter | null>;
  leaseMs: number;
  now: () => Date;
  report(delivered: Delivered): void;
};

/** Sends what is due, one after the other, until nothing is or `isStopping` says so. A mail is claimed before it is sent, so no two senders send it. */
export async function deliverMails(deps: DeliverDeps, isStopping: () => boolean): Promise<void> {
  await settleLost(deps);
  while (!isStopping()) {
    const mail = await deps.outbox.claim(deps.now(), deps.leaseMs);
    if (!mail) return;
    await deliverOne(deps, mail);
  }
}

async function deliverOne(deps: DeliverDeps, mail: Claimed): Promise<void> {
  const letter = await deps.compose(mail);
  if (!letter) return deps.outbox.remove(mail.key);
  await settle(deps, mail, afterSending(mail, await deps.mailer.send(mail, letter)));
}

async function settleLost(deps: DeliverDeps): Promise<void> {
  for (const mail of await deps.outbox.lost(deps.now())) await settle(deps, mail, afterLosing(mail));
}

async function settle(deps: DeliverDeps, mail: Claimed, next: Next): Promise<void> {
  await deps.outbox.settle(mail, next, deps.now());
  deps.report({ template: mail.order.template, attempt: mail.attempt, state: next.state, ...("problem" in next ? { problem: next.problem } : {}) });
}
