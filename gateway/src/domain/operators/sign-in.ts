import { AppError } from "@hundeblick/kit/errors";
import { hashOfToken } from "@hundeblick/kit/hash";
import type {
  AuditLog,
  AuditReading,
  GuessAlarm,
  AttemptOrigin,
  OneTimeValues,
  Operator,
  Operators,
  Passwords,
  Rules,
  Sessions,
  SecondFactorFailures,
  SignInDelays,
} from "./ports.ts";
import { audited } from "./audited.ts";
import { type Ceremonies, mustRegister } from "./passkeys.ts";
import { askForSecondFactor, type Proof, proveSecondFactor, takeTicket } from "./second-factor.ts";
import { openSession } from "./session.ts";
import { FREE_PER_ACCOUNT } from "./sign-in-delay.ts";

export type SignInDeps = {
  operators: Operators;
  passwords: Passwords;
  sessions: Sessions;
  delays: SignInDelays;
  rules: Rules;
  once: OneTimeValues;
  ceremonies: Ceremonies;
  secondFactorFailures: SecondFactorFailures;
  alarm: GuessAlarm;
  audit: AuditLog & AuditReading;
  now: () => number;
};
/** Audit name of an unknown address, which is not stored. */
const NOBODY = "nobody";

type Attempt = Place & { email: string; password: string };
/** Origin of a call: its address, and the cookie of a known browser. */
export type Place = { address: string; browserToken?: string | undefined };
export type Opened = { token: string; operator: Operator };

/** Account and origin that are counted. Only a browser known to this account has a count of its own. */
export const attemptOriginOf = (
  email: string,
  { address, browserToken }: Place,
  operator?: Operator,
): AttemptOrigin => {
  const browser = browserToken === undefined ? undefined : hashOfToken(browserToken);
  return {
    email,
    address,
    browser: browser !== undefined && operator?.browsers.includes(browser) ? browser : undefined,
    revision: operator?.revision,
    isUnguessable: operator?.hasRandomPassword,
  };
};

/**
 * Opens a session for an operator. An unknown address, a disabled operator and a wrong password give the same reply in
 * the same time, but for an account with a password that we generated, which is not delayed (decision 188).
 * @throws {AppError} sign_in_failed or too_many_requests, both with `retryAfterSeconds`; second_factor_required with
 *   details for {@link finishSignIn}; unavailable
 */
export async function signIn(deps: SignInDeps, { email: given, password, ...place }: Attempt): Promise<Opened> {
  const email = given.toLowerCase();
  const operator = await deps.operators.byEmail(email);
  const origin = attemptOriginOf(email, place, operator);
  // counted before the password is verified, so that concurrent attempts count too
  const { waitMs, nextMs, unknownOriginAttempts } = await deps.delays.begin(origin);
  if (waitMs > 0) throw new AppError("too_many_requests", { details: { retryAfterSeconds: inSeconds(waitMs) } });

  const usable = operator && !operator.isDisabled ? operator : undefined;
  // an attempt with an unknown address is audited as well, to take the same time
  return await audited(deps.audit, { operatorId: operator?.id ?? NOBODY, action: "sign-in", subject: "" }, async () => {
    const isRight = await deps.passwords.matches(password, usable?.passwordHash);
    if (!usable || !isRight) {
      if (operator && unknownOriginAttempts > FREE_PER_ACCOUNT) deps.alarm(operator, unknownOriginAttempts, "password");
      throw new AppError("sign_in_failed", { details: { retryAfterSeconds: inSeconds(nextMs) } });
    }
    await deps.delays.clear(origin);
    if (usable.passkeys.length > 0)
      throw new AppError("second_factor_required", { details: await askForSecondFactor(deps, usable) });
    return opened(deps, usable, place);
  });
}

/** The second half, with a passkey or a recovery code. @throws {AppError} second_factor_failed */
export async function finishSignIn(deps: SignInDeps, ticket: string, proof: Proof, place: Place): Promise<Opened> {
  const taken = await takeTicket(deps, ticket);
  return await audited(
    deps.audit,
    { operatorId: taken.operator.id, action: "sign-in", subject: "" },
    async () => {
      await proveSecondFactor(deps, ticket, taken, proof);
      return opened(deps, taken.operator, place);
    },
    () => [proof.passkey ? "passkey" : "recovery code"],
  );
}

/** Registering a required passkey needs no second confirmation. */
async function opened(deps: SignInDeps, operator: Operator, place: Place): Promise<Opened> {
  await deps.delays.markKnown(attemptOriginOf(operator.email, place, operator));
  const confirmedAt = (await mustRegister(deps.rules, operator)) ? deps.now() : 0;
  return { token: await openSession(deps, operator, confirmedAt), operator };
}

const inSeconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1_000));
