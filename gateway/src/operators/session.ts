import { createHash, randomBytes } from "node:crypto";
import { AppError } from "@hundeblick/kit/errors";
import type { Operator, Operators, Sessions } from "./ports.ts";

export const IDLE_MS = 30 * 60_000;
export const ABSOLUTE_MS = 12 * 3_600_000;
const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** What may be kept of a token. */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

type Deps = { sessions: Sessions; operators: Pick<Operators, "byId">; now: () => number };

/** Opens a session; the token is told once and kept nowhere. */
export async function openSession(
  { sessions, now }: Pick<Deps, "sessions" | "now">,
  { id, revision }: Operator,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await sessions.keep(hashOf(token), { operatorId: id, revision, until: now() + ABSOLUTE_MS }, IDLE_MS);
  return token;
}

/** `isUnattended`: the page asks by itself, nobody is at it. */
export type Caller = { token: string; isUnattended: boolean };

/**
 * The operator a token belongs to. The operator is read each time, so disabling and a new password end sessions at once.
 * A call that a page makes by itself does not keep the session alive.
 * @throws {AppError} session_expired
 */
export async function operatorOfToken(
  { sessions, operators, now }: Deps,
  { token, isUnattended }: Caller,
): Promise<Operator> {
  const hash = hashOf(token);
  const session = !TOKEN.test(token)
    ? undefined
    : isUnattended
      ? await sessions.find(hash)
      : await sessions.touch(hash, IDLE_MS);
  if (!session || session.until <= now()) throw new AppError("session_expired");
  const operator = await operators.byId(session.operatorId);
  if (!operator || operator.isDisabled || operator.revision !== session.revision) throw new AppError("session_expired");
  return operator;
}
