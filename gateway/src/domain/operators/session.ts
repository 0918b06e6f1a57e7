import { randomBytes } from "node:crypto";
import { AppError } from "@hundeblick/kit/errors";
import { hashOfToken } from "@hundeblick/kit/hash";
import type { Operator, Operators, Session, Sessions } from "./ports.ts";

const IDLE_MS = 30 * 60_000;
const ABSOLUTE_MS = 12 * 3_600_000;
/** Validity of a confirmation, which changes of operators and sign-in rules need. */
const CONFIRMED_FOR_MS = 5 * 60_000;
const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url");

/** CSRF token: derived from the session's token, so nothing is stored; pages of other origins cannot read it. */
export const csrfTokenOf = (token: string): string => hashOfToken(`csrf ${token}`);

type Deps = { sessions: Sessions; operators: Pick<Operators, "byId">; now: () => number };

/** Opens a session; returns the token once. `confirmedAt`: last confirmation, in ms since 1970. */
export async function openSession(
  { sessions, now }: Pick<Deps, "sessions" | "now">,
  { id, revision }: Operator,
  confirmedAt = 0,
): Promise<string> {
  const token = newToken();
  await sessions.save(
    hashOfToken(token),
    { operatorId: id, revision, until: now() + ABSOLUTE_MS, confirmedAt },
    IDLE_MS,
  );
  return token;
}

/** `isUnattended`: a background call of an idle page. */
export type Caller = { token: string; isUnattended: boolean };
export type SignedIn = { operator: Operator; session: Session; tokenHash: string };

/**
 * The operator of a token. Read each time, so disabling and a new password end sessions at once. A background call does
 * not extend the session.
 * @throws {AppError} session_expired
 */
export async function signedInBy(
  { sessions, operators, now }: Deps,
  { token, isUnattended }: Caller,
): Promise<SignedIn> {
  const tokenHash = hashOfToken(token);
  const session = !TOKEN.test(token)
    ? undefined
    : isUnattended
      ? await sessions.find(tokenHash)
      : await sessions.touch(tokenHash, IDLE_MS);
  if (!session || session.until <= now()) throw new AppError("session_expired");
  const operator = await operators.byId(session.operatorId);
  if (!operator || operator.isDisabled || operator.revision !== session.revision) throw new AppError("session_expired");
  return { operator, session, tokenHash };
}

/** @throws {AppError} confirmation_required without a confirmation in the last five minutes */
export function assertConfirmed({ confirmedAt }: Session, now: number): void {
  if (now - confirmedAt >= CONFIRMED_FOR_MS) throw new AppError("confirmation_required");
}
