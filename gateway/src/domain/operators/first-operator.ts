import { AppError } from "@hundeblick/kit/errors";
import { newId } from "@hundeblick/proto/ids";
import { checkPassword } from "@hundeblick/proto/http/admin/password";
import type { Operators, Passwords } from "./ports.ts";

/**
 * Creates the operator of the environment, once; later values are ignored. Returns whether it was created.
 * @throws {AppError} invalid_request for an insecure password
 */
export async function ensureFirstOperator(
  deps: { operators: Operators; passwords: Passwords },
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  if (await deps.operators.hasFirst()) return false;
  const { problem } = await checkPassword(password, email);
  if (problem) throw new AppError("invalid_request", { details: { field: "password", reason: problem } });
  return await deps.operators.insertFirst({
    id: newId(),
    email: email.toLowerCase(),
    passwordHash: await deps.passwords.hash(password),
    hasRandomPassword: false,
    isDisabled: false,
    revision: 1,
  });
}
