import type { Consents, Contacts, Messages, Outbox } from "./ports.ts";

const DAY_MS = 86_400_000;
/** Retention in days: sent and dead mails, messages, unconfirmed sign-ups. */
const RETENTION_DAYS = { mails: 90, messages: 180, unconfirmed: 14 };

/** Deletes what is expired, and addresses stored only for an unconfirmed sign-up. */
export async function deleteExpired(deps: {
  outbox: Outbox;
  messages: Messages;
  consents: Consents;
  contacts: Contacts;
  now: () => Date;
}): Promise<void> {
  const before = (days: number): Date => new Date(deps.now().getTime() - days * DAY_MS);
  await deps.outbox.removeBefore(before(RETENTION_DAYS.mails));
  // the address may be stored for an unconfirmed sign-up only
  await deps.outbox.removeBefore(before(RETENTION_DAYS.unconfirmed), "newsletter_confirm");
  await deps.messages.removeBefore(before(RETENTION_DAYS.messages));
  const unconfirmed = before(RETENTION_DAYS.unconfirmed);
  for (const addressHash of await deps.consents.unconfirmedBefore(unconfirmed))
    await deps.contacts.setNewsletter(addressHash, "none");
  // last: they name the contacts, if this is interrupted
  await deps.consents.removeUnconfirmedBefore(unconfirmed);
}
