import { AppError } from "@hundeblick/kit/errors";
import type { Language } from "@hundeblick/proto/language";
import type { Consents, Contacts, Keys, Suppressions } from "./ports.ts";

type DecideDeps = {
  keys: Keys;
  consents: Consents;
  contacts: Contacts;
  suppressions: Suppressions;
  now: () => Date;
};

/**
 * Second step of the double opt-in. Idempotent within the link's 48 hours.
 * @throws {AppError} consent_link_invalid when the link is unknown or expired, or its address has unsubscribed or is
 * erased
 */
export async function confirmNewsletter(
  { keys, consents, contacts, suppressions, now }: DecideDeps,
  token: string,
): Promise<{ language: Language; confirmed: true }> {
  const consent = await consents.byTokenHash(keys.tokenHash(token));
  if (!consent || consent.state === "unsubscribed" || consent.expiresAt < now())
    throw new AppError("consent_link_invalid");
  const isThere = await contacts.setNewsletter(consent.addressHash, "confirmed");
  if (!isThere) throw new AppError("consent_link_invalid");
  await suppressions.remove(consent.addressHash);
  await consents.confirm(consent.id, now());
  return { language: consent.language, confirmed: true };
}

/**
 * Unsubscribes an address for good. Idempotent, also for an erased contact.
 * @throws {AppError} consent_link_invalid for a forged token
 */
export async function unsubscribeNewsletter(
  { keys, consents, contacts, suppressions, now }: DecideDeps,
  token: string,
): Promise<{ language: Language; unsubscribed: true }> {
  const consentId = keys.consentOfUnsubscribe(token);
  const consent = consentId === null ? null : await consents.byId(consentId);
  if (!consent) throw new AppError("consent_link_invalid");
  const { everConfirmed } = await consents.unsubscribe(consent.addressHash, now());
  await suppressions.add(consent.addressHash, { everConfirmed, at: now() });
  await contacts.setNewsletter(consent.addressHash, "unsubscribed");
  return { language: consent.language, unsubscribed: true };
}
