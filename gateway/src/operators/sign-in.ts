import { AppError } from "@hundeblick/kit/errors";
import type { AuditLog, AuditReading, Operators, Passwords, Sessions, SignInDelays } from "./ports.ts";
import { audited } from "./audited.ts";
import { openSession } from "./session.ts";

export type SignInDeps = {
  operators: Operators;
  passwords: Passwords;
  sessions: Sessions;
  delays: SignInDelays;
  audit: AuditLog & AuditReading;
  now: () => number;
};
/** Who tried with an address that no operator has; what was typed is not kept. */
const NOBODY = "nobody";

type Attempt = { email: string; password: string; address: string };

/**
 * Opens a session for an operator. An unknown address, a disabled operator and a wrong password look the same and take the same time.
 * @throws {AppError} sign_in_failed or too_many_requests, both with `retryAfterSeconds`; unavailable
 */
export async function signIn(
  deps: SignInDeps,
  { email: given, password, address }: Attempt,
): Promise<{ token: string; email: string }> {
  const email = given.toLowerCase();
  // counted before the password is looked at: many attempts at once do not get a turn each
  const { waitMs, nextMs } = await deps.delays.begin(email, address);
  if (waitMs > 0) throw new AppError("too_many_requests", { details: { retryAfterSeconds: inSeconds(waitMs) } });

  const operator = await deps.operators.byEmail(email);
  const usable = operator && !operator.isDisabled ? operator : undefined;
  // an attempt of nobody leaves a line as well: it must not take less time
  const token = await audited(
    deps.audit,
    { operatorId: operator?.id ?? NOBODY, action: "sign-in", subject: "" },
    async () => {
      const isRight = await deps.passwords.matches(password, usable?.passwordHash);
      if (!usable || !isRight)
        throw new AppError("sign_in_failed", { details: { retryAfterSeconds: inSeconds(nextMs) } });
      return { result: await openSession(deps, usable) };
    },
  );
  await deps.delays.forget(email, address);
  return { token, email };
}

const inSeconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1_000));
