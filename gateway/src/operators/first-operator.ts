import { newId } from "@hundeblick/proto/ids";
import type { Operators, Passwords } from "./ports.ts";

/** Makes the operator named by the environment, once: later changes of the variables change nothing. Answers whether it was made. */
export async function ensureFirstOperator(
  deps: { operators: Operators; passwords: Passwords },
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  return await deps.operators.insertFirst({
    id: newId(),
    email: email.toLowerCase(),
    passwordHash: await deps.passwords.hash(password),
    isDisabled: false,
    revision: 1,
  });
}
