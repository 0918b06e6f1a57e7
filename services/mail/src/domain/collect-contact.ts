import type { PayloadOf } from "@hundeblick/proto/events/define";
import type { reportErased } from "@hundeblick/proto/events/report.v1";
import type { HandledRequestOf } from "@hundeblick/proto/rpc/define";
import type { collectAddress } from "@hundeblick/proto/rpc/mail";
import { askForNewsletter, type AskDeps } from "./ask-for-newsletter.ts";
import { normalAddress } from "./contact.ts";
import { orderMail } from "./order-mail.ts";
import type { Contacts, ErasedReports, Outbox } from "./ports.ts";

export type CollectDeps = AskDeps & { contacts: Contacts; outbox: Outbox; erased: ErasedReports };

/**
 * Keeps the address once, orders the mail with the report's link once, and asks for the newsletter only when its own
 * box was ticked. May run again at any point. Written first and looked up after: erasing does it the other way round,
 * so whoever comes second sees the other.
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

/**
 * The owner deleted the report: its link leaves the contact and the outbox, and a contact without anything else leaves
 * too.
 */
export async function eraseReport(
  deps: Pick<CollectDeps, "contacts" | "outbox" | "erased">,
  { reportId, at }: PayloadOf<typeof reportErased>,
): Promise<void> {
  await deps.erased.remember(reportId, new Date(at));
  await deleteLinks(deps, reportId);
}

async function deleteLinks(
  { contacts, outbox }: Pick<CollectDeps, "contacts" | "outbox">,
  reportId: string,
): Promise<void> {
  await outbox.removeOfReport(reportId);
  await contacts.removeReport(reportId);
}
