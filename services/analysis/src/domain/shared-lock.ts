/**
 * A lock that any number of workers hold together, or one alone (`exclusive`).
 * A photo that may crash the process then takes no other analysis down with it.
 */
export function createSharedLock() {
  let holders = 0;
  let exclusiveHeld = false;
  let exclusiveWaiting = 0;
  const waiting: (() => void)[] = [];
  const released = (): Promise<void> => new Promise((wake) => waiting.push(wake));
  // Newcomers wait behind one that waits for the exclusive lock, or it would never be free.
  const mustWait = (exclusive: boolean): boolean => (exclusive ? holders > 0 : exclusiveHeld || exclusiveWaiting > 0);

  return {
    async run<T>({ exclusive }: { exclusive: boolean }, work: () => Promise<T>): Promise<T> {
      if (exclusive) exclusiveWaiting++;
      while (mustWait(exclusive)) await released();
      if (exclusive) exclusiveWaiting--;
      exclusiveHeld = exclusive;
      holders++;
      try {
        return await work();
      } finally {
        holders--;
        exclusiveHeld = false;
        for (const wake of waiting.splice(0)) wake();
      }
    },
  };
}
export type SharedLock = ReturnType<typeof createSharedLock>;
