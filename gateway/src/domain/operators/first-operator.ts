import { AppError } from "@hundeblick/kit/errors";
import { newId } from "@hundeblick/proto/ids";
import { checkPassword } from "@hundeblick/proto/http/admin/password";
import type { Operators, Passwords } from "./ports.ts";

/**
 * Makes the operator named by the environment, once: later changes of the variables change nothing. Answers whether
 * it was made.
 * @throws {AppError} invalid_request when the password is one that no operator may choose
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
    isDisabled: false,
    revision: 1,
  });
}
