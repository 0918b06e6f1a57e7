import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/server";
import { AppError } from "@hundeblick/kit/errors";
import { CHALLENGE_MS, usePasskey } from "./passkeys.ts";
import type { Operator } from "./ports.ts";
import type { SignedIn } from "./session.ts";
import { attemptOriginOf, type Place, type SignInDeps } from "./sign-in.ts";

export type Confirmation =
  | { password: string; passkey?: undefined }
  | { passkey: AuthenticationResponseJSON; password?: undefined };

/** Options for confirming with a passkey. @throws {AppError} not_found without one; passkeys_unavailable */
export async function askToConfirm(
  { ceremonies, once }: SignInDeps,
  { operator, tokenHash }: SignedIn,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  if (operator.passkeys.length === 0) throw new AppError("not_found");
  const options = await ceremonies.askToSign(operator);
  await once.save(`confirm:${tokenHash}`, options.challenge, CHALLENGE_MS);
  return options;
}

/**
 * Confirms an operator by password or passkey; for five minutes the session may then change operators.
 * @throws {AppError} invalid_request naming `password`; passkey_failed; too_many_requests
 */
export async function confirm(
  deps: SignInDeps,
  { operator, session, tokenHash }: SignedIn,
  proof: Confirmation,
  place: Place,
): Promise<void> {
  if (proof.passkey) {
    const challenge = await deps.once.take(`confirm:${tokenHash}`);
    if (challenge === undefined) throw new AppError("passkey_failed", { details: { reason: "expired" } });
    await usePasskey(deps, operator, proof.passkey, challenge);
  } else await assertPassword(deps, operator, proof.password, place, "password");
  await deps.sessions.confirm(tokenHash, session, deps.now());
}

/** @throws {AppError} invalid_request naming `field` when the password is wrong; too_many_requests */
export async function assertPassword(
  { delays, passwords }: Pick<SignInDeps, "delays" | "passwords">,
  operator: Operator,
  password: string,
  place: Place,
  field: string,
): Promise<void> {
  const origin = attemptOriginOf(operator.email, place, operator);
  const { waitMs } = await delays.begin(origin);
  if (waitMs > 0)
    throw new AppError("too_many_requests", { details: { retryAfterSeconds: Math.ceil(waitMs / 1_000) } });
  if (!(await passwords.matches(password, operator.passwordHash)))
    throw new AppError("invalid_request", { details: { field } });
  await delays.clear(origin);
}
