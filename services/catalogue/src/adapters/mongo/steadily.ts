import { isDatabaseAway } from "@hundeblick/kit/errors";
import { reachable } from "@hundeblick/kit/mongo";

const PATIENCE_MS = 10_000;
const PAUSES_MS = [100, 300, 1_000];

/**
 * A step of an import on a database that is slow or away for a moment: taken again until it is confirmed, so it must be one that may be taken twice.
 * @throws {AppError} unavailable after 10 s
 */
export const steadily = <T>(step: () => Promise<T>): Promise<T> =>
  reachable(async () => {
    const until = Date.now() + PATIENCE_MS;
    for (let tries = 0; ; tries++) {
      try {
        return await step();
      } catch (error) {
        if (!isDatabaseAway(error) || Date.now() > until) throw error;
        await new Promise((next) => setTimeout(next, PAUSES_MS[tries] ?? PAUSES_MS.at(-1)));
      }
    }
  });
