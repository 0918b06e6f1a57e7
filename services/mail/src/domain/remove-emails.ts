import type { RemovedEmails } from "@hundeblick/proto/http/admin/emails";
import { normalAddress } from "./contact.ts";
import type { Consents, Contacts, Keys, Messages, Outbox, Suppressions } from "./ports.ts";

type RemoveDeps = {
  keys: Keys;
  contacts: Contacts;
  consents: Consents;
  suppressions: Suppressions;
  messages: Messages;
  outbox: Outbox;
  now: () => Date;
};

/**
 * Deletes everything stored with these addresses but a keyed hash that blocks the newsletter and the proof of consent.
 * Blocks first and deletes the contact last, so that after a crash the list shows what is left. A preview only counts.
 */
export async function removeEmails(
  deps: RemoveDeps,
  { emails, preview }: { emails: readonly string[]; preview: boolean },
): Promise<RemovedEmails> {
  const addresses = [...new Set(emails.map(normalAddress))];
  const found = await deps.contacts.find(addresses);
  const hashes = new Map(found.map(({ address, addressHash }) => [address, addressHash]));
  const newsletters = found.filter(({ newsletter }) => newsletter === "confirmed" || newsletter === "asked").length;
  const removed: RemovedEmails = {
    emails: found.length,
    reportLinks: found.reduce((sum, { reports }) => sum + reports.length, 0),
    newsletters,
    mails: 0,
    messages: 0,
    removed: !preview,
  };
  for (const address of addresses) {
    removed.mails += await deps.outbox.countTo(address);
    removed.messages += await deps.messages.countFrom(address);
    if (!preview) await removeOne(deps, address, hashes.get(address));
  }
  return removed;
}

async function removeOne(
  { keys, contacts, consents, suppressions, messages, outbox, now }: RemoveDeps,
  address: string,
  storedHash: string | undefined,
): Promise<void> {
  // what stays is looked up under the present key
  const addressHash = keys.addressHash(address);
  const { everConfirmed } = await consents.unsubscribe(storedHash ?? addressHash, now());
  await suppressions.add(addressHash, { everConfirmed, at: now() });
  await outbox.removeTo(address);
  await messages.removeFrom(address);
  await contacts.remove(address);
}
