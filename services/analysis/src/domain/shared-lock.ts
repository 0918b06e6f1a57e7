/** A lock held by many workers, or by one alone (`exclusive`), for a photo that may crash the process. */
export function createSharedLock() {
  let holders = 0;
  let exclusiveHeld = false;
  let exclusiveQueued = 0;
  const waiting: (() => void)[] = [];
  const released = (): Promise<void> => new Promise((wake) => waiting.push(wake));
  // later ones queue behind a waiting exclusive holder, otherwise it would starve
  const mustWait = (exclusive: boolean): boolean => (exclusive ? holders > 0 : exclusiveHeld || exclusiveQueued > 0);

  return {
    async run<T>({ exclusive }: { exclusive: boolean }, work: () => Promise<T>): Promise<T> {
      if (exclusive) exclusiveQueued++;
      while (mustWait(exclusive)) await released();
      if (exclusive) exclusiveQueued--;
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
