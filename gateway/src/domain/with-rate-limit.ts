import { toAppError } from "@hundeblick/kit/errors";
import { ERRORS } from "@hundeblick/proto/errors";
import type { LimitName, Limits } from "./ports.ts";
import { sameMailbox } from "./same-mailbox.ts";

type RateLimit = readonly [limit: LimitName, client: string];

/** Counts a task for these limits, and undoes that if it fails by our fault. @throws {AppError} too_many_requests */
export async function withRateLimit<T>(
  limits: Limits,
  counted: readonly RateLimit[],
  work: () => Promise<T>,
): Promise<T> {
  for (const limit of counted) await limits.take(...limit);
  try {
    return await work();
  } catch (error) {
    // the counter is unreachable: the request stays counted
    if (ERRORS[toAppError(error).code].status >= 500)
      await Promise.allSettled(counted.map((limit) => limits.giveBack(...limit)));
    throw error;
  }
}

/** For a task that sends mail to an address: counts for the client and for the mailbox. */
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
