import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/server";
import { z } from "zod";
import { AppError, toAppError } from "@hundeblick/kit/errors";
import { hashOfToken } from "@hundeblick/kit/hash";
import { Id } from "@hundeblick/proto/ids";
import { type Ceremonies, CHALLENGE_MS, usePasskey } from "./passkeys.ts";
import type { GuessAlarm, OneTimeValues, Operator, Operators, SecondFactorFailures } from "./ports.ts";
import { recoveryHashOf } from "./recovery-codes.ts";
import { newToken } from "./session.ts";

/** Wrong passkeys or codes before the password is required again, and before operators are warned. */
const TRIES = 5;
const Half = z.object({ operatorId: Id, revision: z.number(), challenge: z.string().nullable(), tries: z.number() });
type Half = z.infer<typeof Half>;

type Deps = { operators: Operators; ceremonies: Ceremonies; once: OneTimeValues; now: () => number };
type ProvingDeps = Deps & { secondFactorFailures: SecondFactorFailures; alarm: GuessAlarm };
export type Proof =
  | { passkey: AuthenticationResponseJSON; recoveryCode?: undefined }
  | { recoveryCode: string; passkey?: undefined };

/** What a sign-in needs after the password; `origin`: where passkeys work, or empty. */
type SecondFactorAsked = { ticket: string; origin: string; recoveryCodesLeft: number };

/** The first half of a sign-in, stored for five minutes under its ticket. */
export async function askForSecondFactor(
  { ceremonies, once }: Deps,
  { id: operatorId, revision, recoveryCodes }: Operator,
): Promise<SecondFactorAsked> {
  const ticket = newToken();
  await saveTicket(once, ticket, { operatorId, revision, challenge: null, tries: 0 });
  return { ticket, origin: ceremonies.origin ?? "", recoveryCodesLeft: recoveryCodes.length };
}

/** Options for authenticating with a passkey. @throws {AppError} second_factor_failed; passkeys_unavailable */
export async function askForPasskey(deps: Deps, ticket: string): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { operator, half } = await takeTicket(deps, ticket);
  try {
    const options = await deps.ceremonies.askToSign(operator);
    half.challenge = options.challenge;
    return options;
  } finally {
    await saveTicket(deps.once, ticket, half);
  }
}

/** Takes the operator of a ticket, which {@link proveSecondFactor} stores again after a failure. */
export async function takeTicket(
  { operators, once }: Deps,
  ticket: string,
): Promise<{ operator: Operator; half: Half }> {
  const stored = await once.take(nameOf(ticket));
  const half = stored === undefined ? undefined : Half.parse(JSON.parse(stored));
  const operator = half && (await operators.byId(half.operatorId));
  if (!half || !operator || operator.isDisabled || operator.revision !== half.revision)
    throw new AppError("second_factor_failed", { details: { reason: "expired" } });
  return { operator, half };
}

/**
 * Verifies the passkey or uses the code, in at most five attempts. Whoever fails knows the password: from the fifth
 * failure in a row on, over all tickets, the operators are warned.
 * @throws {AppError} second_factor_failed
 */
export async function proveSecondFactor(
  deps: ProvingDeps,
  ticket: string,
  { operator, half }: Awaited<ReturnType<typeof takeTicket>>,
  proof: Proof,
): Promise<void> {
  try {
    if (proof.passkey) await usePasskey(deps, operator, proof.passkey, half.challenge ?? newToken());
    else if (!(await deps.operators.useRecoveryCode(operator.id, recoveryHashOf(proof.recoveryCode))))
      throw new AppError("second_factor_failed");
    await deps.secondFactorFailures.clear(operator.id);
  } catch (cause) {
    const tries = half.tries + 1;
    if (tries < TRIES) await saveTicket(deps.once, ticket, { ...half, tries });
    if (toAppError(cause).code === "unavailable") throw cause;
    const failures = await deps.secondFactorFailures.add(operator.id);
    if (failures >= TRIES) deps.alarm(operator, failures, "second_factor");
    throw new AppError("second_factor_failed", {
      cause,
      details: tries < TRIES ? { triesLeft: TRIES - tries } : { reason: "expired" },
    });
  }
}

const saveTicket = (once: OneTimeValues, ticket: string, half: Half): Promise<void> =>
  once.save(nameOf(ticket), JSON.stringify(half), CHALLENGE_MS);
const nameOf = (ticket: string): string => `sign-in:${hashOfToken(ticket)}`;
