/**
 * Runs a task at most a tenth of the time: after a run it is skipped until nine times its duration has passed, so that
 * counting many visits leaves the database to visitors.
 */
export function limitDutyCycle<T>(
  task: () => Promise<T>,
  clock: () => number = () => performance.now(),
): () => Promise<T | undefined> {
  let idleUntil = 0;
  return async () => {
    const began = clock();
    if (began < idleUntil) return undefined;
    try {
      return await task();
    } finally {
      const ended = clock();
      idleUntil = ended + 9 * (ended - began);
    }
  };
}
