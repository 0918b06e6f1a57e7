import { toAppError } from "@hundeblick/kit/errors";
import { ERRORS } from "@hundeblick/proto/errors";
import type { LimitName, Limits } from "./ports.ts";
import { sameMailbox } from "./same-mailbox.ts";

type RateLimit = readonly [limit: LimitName, client: string];

/** Uses these turns for a task, and gives them back if it fails by our fault. @throws {AppError} too_many_requests */
export async function withRateLimit<T>(
  limits: Limits,
  turns: readonly RateLimit[],
  work: () => Promise<T>,
): Promise<T> {
  for (const turn of turns) await limits.take(...turn);
  try {
    return await work();
  } catch (error) {
    // the counter is unreachable: the turn stays used
    if (ERRORS[toAppError(error).code].status >= 500)
      await Promise.allSettled(turns.map((turn) => limits.giveBack(...turn)));
    throw error;
  }
}

/** For a task that sends mail to an address: turns of the client and of the mailbox. */
export const withMailLimit = <T>(
  limits: Limits,
  { client, email }: { client: string; email: string },
  work: () => Promise<T>,
): Promise<T> =>
  withRateLimit(
    limits,
    [
      ["unlock", client],
      ["unlock_address", sameMailbox(email)],
    ],
    work,
  );
