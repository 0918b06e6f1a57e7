import { setTimeout as pause } from "node:timers/promises";
import { isDuplicate } from "@hundeblick/kit/mongo";

const TRIES = 5;

/** Retries a busy database up to five times, with idempotent writes. */
export async function withRetry<T>(ask: () => Promise<T>): Promise<T | undefined> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (isDuplicate(error)) return undefined;
      // the message of a failed bulk write lists every document
      if (tries === TRIES)
        throw new Error(`the database failed ${TRIES} times: ${error instanceof Error ? error.message : ""}`, {
          cause: error,
        });
      await pause(1_000);
    }
  }
}
