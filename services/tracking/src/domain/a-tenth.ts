/**
 * A task that is called again and again, but works a tenth of the time at most: after a run that took long it does nothing until
 * nine times as long has passed, so that counting many visits leaves the database to those who visit.
 */
export function aTenthOfTheTime<T>(
  task: () => Promise<T>,
  clock: () => number = () => performance.now(),
): () => Promise<T | undefined> {
  let restsUntil = 0;
  return async () => {
    const began = clock();
    if (began < restsUntil) return undefined;
    try {
      return await task();
    } finally {
      const ended = clock();
      restsUntil = ended + 9 * (ended - began);
    }
  };
}
