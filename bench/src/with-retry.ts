import { setTimeout as pause } from "node:timers/promises";
import { isDuplicate } from "@hundeblick/kit/mongo";

const TRIES = 5;

/**
 * Asks a database that may be deaf for a moment, because it stores or reads much, up to five times; what arrived
 * after all is not stored twice.
 */
export async function withRetry<T>(ask: () => Promise<T>): Promise<T | undefined> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (isDuplicate(error)) return undefined;
      // a failed bulk names every document it was about
      if (tries === TRIES)
        throw new Error(`the database failed ${TRIES} times: ${error instanceof Error ? error.message : ""}`, {
          cause: error,
        });
      await pause(1_000);
    }
  }
}
