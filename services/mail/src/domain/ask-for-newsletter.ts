import { createHash } from "node:crypto";
import type { Language } from "@hundeblick/proto/language";
import { NEWSLETTER_CONSENT } from "@hundeblick/proto/newsletter-consent";
import { orderMail, type Sender } from "./order-mail.ts";
import type { Consents, Contacts, Outbox, Suppressions } from "./ports.ts";

/** Validity of a confirmation link. */
const TOKEN_LIFE_MS = 48 * 3_600_000;

export type AskDeps = Sender & {
  contacts: Contacts;
  consents: Consents;
  suppressions: Suppressions;
  outbox: Outbox;
  now: () => Date;
};

/**
 * First step of the double opt-in: stores the request and queues the confirmation mail. An address that unsubscribed
 * without ever confirming is not asked again, because somebody else entered it.
 */
export async function askForNewsletter(
  deps: AskDeps,
  { address, language, reportId }: { address: string; language: Language; reportId: string },
): Promise<void> {
  const { keys } = deps;
  const addressHash = keys.addressHash(address);
  const said = await deps.suppressions.find(addressHash);
  if (said && !said.everConfirmed) return;
  const id = keys.consentId(address, reportId);
  const requestedAt = deps.now();
  const isThere = await deps.consents.ask({
    id,
    addressHash,
    language,
    requestedAt,
    textVersion: NEWSLETTER_CONSENT.version,
    textHash: createHash("sha256").update(NEWSLETTER_CONSENT.text[language]).digest("hex"),
    tokenHash: keys.tokenHash(keys.confirmToken(id)),
    expiresAt: new Date(requestedAt.getTime() + TOKEN_LIFE_MS),
  });
  if (!isThere) return;
  await deps.contacts.setNewsletter(addressHash, "asked");
  await deps.outbox.put(orderMail(deps, address, language, { template: "newsletter_confirm", consentId: id }));
}
