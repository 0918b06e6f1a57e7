import { createHash, randomBytes } from "node:crypto";
import { AppError } from "@hundeblick/kit/errors";
import type { Operator, Operators, Session, Sessions } from "./ports.ts";

export const IDLE_MS = 30 * 60_000;
export const ABSOLUTE_MS = 12 * 3_600_000;
/** What changes operators or how they sign in needs the password or a passkey from within this time. */
export const CONFIRMED_FOR_MS = 5 * 60_000;
const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url");

/** What may be kept of a token. */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

/**
 * What a page with the session's cookie shows beside it: a page elsewhere cannot read it. Made of the token, so
 * nothing is kept.
 */
export const csrfTokenOf = (token: string): string => hashOf(`csrf ${token}`);

type Deps = { sessions: Sessions; operators: Pick<Operators, "byId">; now: () => number };

/**
 * Opens a session; the token is returned once and not stored. `confirmedAt`: when the operator was asked again, in ms
 * since 1970.
 */
export async function openSession(
  { sessions, now }: Pick<Deps, "sessions" | "now">,
  { id, revision }: Operator,
  confirmedAt = 0,
): Promise<string> {
  const token = newToken();
  await sessions.keep(hashOf(token), { operatorId: id, revision, until: now() + ABSOLUTE_MS, confirmedAt }, IDLE_MS);
  return token;
}

/** `isUnattended`: the page asks by itself, nobody is at it. */
export type Caller = { token: string; isUnattended: boolean };
export type SignedIn = { operator: Operator; session: Session; tokenHash: string };

/**
 * Who a token belongs to. The operator is read each time, so disabling and a new password end sessions at once.
 * A call that a page makes by itself does not keep the session alive.
 * @throws {AppError} session_expired
 */
export async function signedInBy(
  { sessions, operators, now }: Deps,
  { token, isUnattended }: Caller,
): Promise<SignedIn> {
  const tokenHash = hashOf(token);
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

/** @throws {AppError} confirmation_required when the operator was not asked again within five minutes */
export function assertConfirmed({ confirmedAt }: Session, now: number): void {
  if (now - confirmedAt >= CONFIRMED_FOR_MS) throw new AppError("confirmation_required");
}
