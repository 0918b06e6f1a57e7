import { hash } from "node:crypto";
import type { Language } from "@hundeblick/proto/language";
import { NEWSLETTER_CONSENT } from "@hundeblick/proto/newsletter-consent";
import { orderMail, type Sender } from "./order-mail.ts";
import type { Consents, Contacts, Outbox, Suppressions } from "./ports.ts";

/** Validity of a confirmation link. */
const TOKEN_LIFE_MS = 48 * 3_600_000;

/** One request per address within this time. */
const ASK_AGAIN_AFTER_MS = 24 * 3_600_000;

export type AskDeps = Sender & {
  contacts: Contacts;
  consents: Consents;
  suppressions: Suppressions;
  outbox: Outbox;
  now: () => Date;
};

/**
 * First step of the double opt-in: stores the request and queues the confirmation mail. Not for a confirmed address,
 * nor for one that unsubscribed without ever confirming, because somebody else entered it.
 */
export async function askForNewsletter(
  deps: AskDeps,
  { address, language, reportId }: { address: string; language: Language; reportId: string },
): Promise<void> {
  const { keys } = deps;
  const [contact] = await deps.contacts.find([address]);
  const presentHash = keys.addressHash(address);
  const addressHash = contact?.addressHash ?? presentHash;
  const suppressed = (await deps.suppressions.find(addressHash)) ?? (await deps.suppressions.find(presentHash));
  if (suppressed && !suppressed.everConfirmed) return;
  if (contact?.newsletter === "confirmed") return;
  const id = keys.consentId(address, reportId);
  const requestedAt = deps.now();
  const since = new Date(requestedAt.getTime() - ASK_AGAIN_AFTER_MS);
  const consent = {
    id,
    addressHash,
    language,
    requestedAt,
    textVersion: NEWSLETTER_CONSENT.version,
    textHash: hash("sha256", NEWSLETTER_CONSENT.text[language], "hex"),
    tokenHash: keys.tokenHash(keys.confirmToken(id)),
    expiresAt: new Date(requestedAt.getTime() + TOKEN_LIFE_MS),
  };
  if (!(await deps.consents.ask(consent, since))) return;
  await deps.contacts.setNewsletter(addressHash, "asked");
  await deps.outbox.put(orderMail(deps, address, language, { template: "newsletter_confirm", consentId: id }));
}
