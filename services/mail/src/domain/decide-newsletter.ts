import { AppError } from "@hundeblick/kit/errors";
import type { Language } from "@hundeblick/proto/language";
import type { Consents, Contacts, Keys, Suppressions } from "./ports.ts";

export type DecideDeps = {
  keys: Keys;
  consents: Consents;
  contacts: Contacts;
  suppressions: Suppressions;
  now: () => Date;
};

/**
 * Second step of the double opt-in. The same link again within its 48 hours gives the same answer and changes nothing
 * more.
 * @throws {AppError} consent_link_invalid when the link is unknown, too old, or its address has since unsubscribed or
 * gone
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
 * No more newsletter for this address, whatever is imported later. The same again is fine, also when the contact is
 * gone.
 * @throws {AppError} consent_link_invalid when we did not sign the token
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
