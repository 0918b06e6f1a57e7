import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { AppError } from "@hundeblick/kit/errors";
import type { OneTimeValues, Operator, Operators, Passkey, Rules, Sessions, SignInRules } from "./ports.ts";
import { newRecoveryCodes, recoveryHashOf } from "./recovery-codes.ts";
import type { SignedIn } from "./session.ts";

/** The two ceremonies of WebAuthn, registration and authentication: options for the browser, then its response. */
export type Ceremonies = {
  /** The origin where passkeys work; undefined where browsers support none. */
  origin: string | undefined;
  /** @throws {AppError} passkeys_unavailable */
  askToRegister(operator: Operator): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** @throws {AppError} passkey_failed */
  readRegistration(
    response: RegistrationResponseJSON,
    challenge: string,
  ): Promise<Pick<Passkey, "id" | "publicKey" | "counter" | "transports">>;
  /** @throws {AppError} passkeys_unavailable */
  askToSign(operator: Operator): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** The passkey used, with its new counter. @throws {AppError} passkey_failed */
  readSignature(
    operator: Operator,
    response: AuthenticationResponseJSON,
    challenge: string,
  ): Promise<Pick<Passkey, "id" | "counter">>;
};

export const CHALLENGE_MS = 5 * 60_000;
const MAX_PASSKEYS = 20;

type PasskeyDeps = {
  operators: Operators;
  ceremonies: Ceremonies;
  once: OneTimeValues;
  rules: Rules;
  now: () => number;
};

/** True for an operator who has to register a passkey first. */
export const mustRegister = async (rules: Rules, { passkeys }: Operator): Promise<boolean> =>
  passkeys.length === 0 && (await rules.read()).passkeyRequired;

/**
 * Options for registering a passkey; the challenge expires after five minutes.
 * @throws {AppError} passkeys_unavailable
 */
export async function beginPasskey(
  { ceremonies, once }: PasskeyDeps,
  { operator, tokenHash }: { operator: Operator; tokenHash: string },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  if (operator.passkeys.length >= MAX_PASSKEYS)
    throw new AppError("forbidden", { details: { reason: "too many passkeys" } });
  const options = await ceremonies.askToRegister(operator);
  await once.save(`register:${tokenHash}`, options.challenge, CHALLENGE_MS);
  return options;
}

/**
 * Stores a new passkey. The first one comes with recovery codes, shown once, and ends all other sessions: they were
 * opened by the password alone.
 * @throws {AppError} passkey_failed
 */
export async function addPasskey(
  deps: PasskeyDeps & { sessions: Sessions },
  { operator, session, tokenHash }: SignedIn,
  { name, response }: { name: string; response: RegistrationResponseJSON },
): Promise<{ recoveryCodes: string[] | null }> {
  const challenge = await deps.once.take(`register:${tokenHash}`);
  if (challenge === undefined) throw new AppError("passkey_failed", { details: { reason: "expired" } });
  const made = await deps.ceremonies.readRegistration(response, challenge);
  if (operator.passkeys.some(({ id }) => id === made.id)) throw new AppError("conflict");
  const isFirst = operator.passkeys.length === 0;
  const passkey = { ...made, name, createdAt: new Date(deps.now()), lastUsedAt: null };
  await deps.operators.addPasskey(operator.id, passkey, isFirst);
  if (!isFirst) return { recoveryCodes: null };
  await deps.sessions.confirm(tokenHash, { ...session, revision: session.revision + 1 }, session.confirmedAt);
  return { recoveryCodes: await renewRecoveryCodes(deps, operator) };
}

/** Replaces the recovery codes. @throws {AppError} not_found without a passkey */
export async function replaceRecoveryCodes(
  deps: Pick<PasskeyDeps, "operators">,
  operator: Operator,
): Promise<string[]> {
  if (operator.passkeys.length === 0) throw new AppError("not_found");
  return renewRecoveryCodes(deps, operator);
}

async function renewRecoveryCodes({ operators }: Pick<PasskeyDeps, "operators">, { id }: Operator): Promise<string[]> {
  const codes = newRecoveryCodes();
  await operators.setRecoveryCodes(id, codes.map(recoveryHashOf));
  return codes;
}

/** @throws {AppError} not_found; forbidden for the last one while Settings requires one */
export async function removePasskey(
  { operators, rules }: PasskeyDeps,
  operator: Operator,
  passkeyId: string,
): Promise<void> {
  const left = operator.passkeys.filter(({ id }) => id !== passkeyId);
  if (left.length === operator.passkeys.length) throw new AppError("not_found");
  if (left.length === 0 && (await rules.read()).passkeyRequired)
    throw new AppError("forbidden", { details: { reason: "passkey required" } });
  await operators.removePasskey(operator.id, passkeyId);
  if (left.length === 0) await operators.setRecoveryCodes(operator.id, []);
}

/** Rules for all operators; whoever requires a passkey must have one. @throws {AppError} forbidden */
export async function saveSignInRules(
  { rules }: Pick<PasskeyDeps, "rules">,
  { passkeys }: Operator,
  wanted: SignInRules,
): Promise<void> {
  if (wanted.passkeyRequired && passkeys.length === 0)
    throw new AppError("forbidden", { details: { reason: "no passkey" } });
  await rules.save(wanted);
}

/** Stores the new counter of a passkey. @throws {AppError} passkey_failed */
export async function usePasskey(
  { operators, ceremonies, now }: Pick<PasskeyDeps, "operators" | "ceremonies" | "now">,
  operator: Operator,
  response: AuthenticationResponseJSON,
  challenge: string,
): Promise<void> {
  const { id, counter } = await ceremonies.readSignature(operator, response, challenge);
  await operators.updatePasskey(operator.id, id, { counter, lastUsedAt: new Date(now()) });
}
