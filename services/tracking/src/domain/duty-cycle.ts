/** Limits a task to a tenth of the time: skips runs until nine times the last duration has passed. */
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
