import { randomBytes } from "node:crypto";
import { AppError } from "@hundeblick/kit/errors";
import { checkPassword } from "@hundeblick/proto/http/admin/password";
import { type Id, newId } from "@hundeblick/proto/ids";
import { assertPassword } from "./confirm.ts";
import type { Operator, Operators, Passwords } from "./ports.ts";
import { openSession } from "./session.ts";
import { attemptOriginOf, type Opened, type Place, type SignInDeps } from "./sign-in.ts";

/** Creates an operator with a random password, which is shown once. @throws {AppError} conflict for a used address */
export async function addOperator(
  { operators, passwords }: { operators: Operators; passwords: Passwords },
  email: string,
): Promise<{ id: Id; email: string; password: string }> {
  const password = randomPassword();
  const made = {
    id: newId(),
    email: email.toLowerCase(),
    passwordHash: await passwords.hash(password),
    hasRandomPassword: true,
    isDisabled: false,
    revision: 1,
  };
  if (!(await operators.insert(made))) throw new AppError("conflict", { details: { field: "email" } });
  return { id: made.id, email: made.email, password };
}

/**
 * Disables an operator and ends their sessions.
 * @throws {AppError} not_found; forbidden for oneself and for the last one
 */
export async function disableOperator({ operators }: { operators: Operators }, by: Operator, id: Id): Promise<void> {
  if (id === by.id) throw new AppError("forbidden", { details: { reason: "oneself" } });
  if (!(await operators.byId(id))) throw new AppError("not_found");
  await operators.setDisabled(id, true);
  // two operators may disable each other concurrently
  if ((await operators.all()).some((one) => !one.isDisabled)) return;
  await operators.setDisabled(id, false);
  throw new AppError("forbidden", { details: { reason: "last operator" } });
}

/** @throws {AppError} not_found */
export async function enableOperator({ operators }: { operators: Operators }, id: Id): Promise<void> {
  if (!(await operators.byId(id))) throw new AppError("not_found");
  await operators.setDisabled(id, false);
}

/**
 * Changes the own password; ends every session and starts a new one, for whose address it is known again.
 * @throws {AppError} invalid_request naming `current` for a wrong password, or `password` with a `reason`;
 *   too_many_requests
 */
export async function changePassword(
  deps: SignInDeps,
  operator: Operator,
  { current, password, ...place }: Place & { current: string; password: string },
): Promise<Opened> {
  await assertPassword(deps, operator, current, place, "current");
  const { problem } = await checkPassword(password, operator.email);
  if (problem) throw new AppError("invalid_request", { details: { field: "password", reason: problem } });
  await deps.operators.setPassword(operator.id, await deps.passwords.hash(password));
  const changed = await deps.operators.byId(operator.id);
  if (!changed) throw new AppError("session_expired");
  await deps.delays.markKnown(attemptOriginOf(changed.email, place, changed));
  return { token: await openSession(deps, changed), operator: changed };
}

/**
 * A new random password, shown once; removes passkeys and known browsers and ends the sessions.
 * @throws {AppError} not_found
 */
export async function resetOperator(
  { operators, passwords }: { operators: Operators; passwords: Passwords },
  email: string,
): Promise<{ email: string; password: string }> {
  const operator = await operators.byEmail(email.toLowerCase());
  if (!operator) throw new AppError("not_found");
  const password = randomPassword();
  await operators.reset(operator.id, await passwords.hash(password));
  return { email: operator.email, password };
}

/** 120 random bits. */
const randomPassword = (): string => randomBytes(15).toString("base64url");
