import { randomBytes } from "node:crypto";
import { AppError } from "@hundeblick/kit/errors";
import { type Id, newId } from "@hundeblick/proto/ids";
import type { Operator, Operators, Passwords } from "./ports.ts";
import { openSession } from "./session.ts";
import type { SignInDeps } from "./sign-in.ts";

/** Makes an operator with a random password, which is told once. @throws {AppError} conflict when the address has one */
export async function addOperator(
  { operators, passwords }: { operators: Operators; passwords: Passwords },
  email: string,
): Promise<{ id: Id; email: string; password: string }> {
  const password = randomBytes(15).toString("base64url");
  const made = {
    id: newId(),
    email: email.toLowerCase(),
    passwordHash: await passwords.hash(password),
    isDisabled: false,
    revision: 1,
  };
  if (!(await operators.insert(made))) throw new AppError("conflict", { details: { field: "email" } });
  return { id: made.id, email: made.email, password };
}

/** Ends the operator's sessions and lets nobody sign in as them. @throws {AppError} not_found; forbidden for oneself and for the last one */
export async function disableOperator({ operators }: { operators: Operators }, by: Operator, id: Id): Promise<void> {
  if (id === by.id) throw new AppError("forbidden", { details: { reason: "oneself" } });
  if (!(await operators.byId(id))) throw new AppError("not_found");
  await operators.setDisabled(id, true);
  // two operators may disable each other at the same moment
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
 * A new password for oneself: every session is over, and a new one begins.
 * @throws {AppError} invalid_request naming `current` when the old password is wrong; too_many_requests
 */
export async function changePassword(
  deps: SignInDeps,
  operator: Operator,
  { current, password, address }: { current: string; password: string; address: string },
): Promise<{ token: string; email: string }> {
  const { waitMs } = await deps.delays.begin(operator.email, address);
  if (waitMs > 0)
    throw new AppError("too_many_requests", { details: { retryAfterSeconds: Math.ceil(waitMs / 1_000) } });
  if (!(await deps.passwords.matches(current, operator.passwordHash)))
    throw new AppError("invalid_request", { details: { field: "current" } });
  await deps.delays.forget(operator.email, address);
  await deps.operators.setPassword(operator.id, await deps.passwords.hash(password));
  const changed = await deps.operators.byId(operator.id);
  if (!changed) throw new AppError("session_expired");
  return { token: await openSession(deps, changed), email: changed.email };
}
