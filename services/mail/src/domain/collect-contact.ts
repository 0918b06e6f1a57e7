import type { ErasedIds } from "@hundeblick/kit/erased-ids";
import type { PayloadOf } from "@hundeblick/proto/events/define";
import type { reportErased } from "@hundeblick/proto/events/report.v1";
import type { HandledRequestOf } from "@hundeblick/proto/rpc/define";
import type { collectAddress } from "@hundeblick/proto/rpc/mail";
import { askForNewsletter, type AskDeps } from "./ask-for-newsletter.ts";
import { normalAddress } from "./contact.ts";
import { orderMail } from "./order-mail.ts";
import type { Contacts, Outbox } from "./ports.ts";

type CollectDeps = AskDeps & { contacts: Contacts; outbox: Outbox; erased: ErasedIds };

/**
 * Stores the address, queues the mail with the report's link, and starts the newsletter's opt-in if its box was ticked.
 * Idempotent. Writes before it checks for an erasure, which checks before it writes, so that one of both sees the
 * other.
 */
export async function collectContact(
  deps: CollectDeps,
  unlocked: HandledRequestOf<typeof collectAddress>,
): Promise<void> {
  const { reportId, language, dog, newsletter } = unlocked;
  const address = normalAddress(unlocked.email);
  const at = new Date(unlocked.at);
  await deps.contacts.addReport({ address, addressHash: deps.keys.addressHash(address) }, language, {
    reportId,
    dog,
    at,
  });
  await deps.outbox.put(orderMail(deps, address, language, { template: "report", reportId, dogName: dog.name }));
  if (newsletter) await askForNewsletter(deps, { address, language, reportId });
  if (await deps.erased.has(reportId)) await deleteLinks(deps, reportId);
}

/** Removes an erased report's link from contact and outbox, and a contact without anything else. */
export async function eraseReport(
  deps: Pick<CollectDeps, "contacts" | "outbox" | "erased">,
  { reportId, at }: PayloadOf<typeof reportErased>,
): Promise<void> {
  await deps.erased.add(reportId, new Date(at));
  await deleteLinks(deps, reportId);
}

async function deleteLinks(
  { contacts, outbox }: Pick<CollectDeps, "contacts" | "outbox">,
  reportId: string,
): Promise<void> {
  await outbox.removeOfReport(reportId);
  await contacts.removeReport(reportId);
}
