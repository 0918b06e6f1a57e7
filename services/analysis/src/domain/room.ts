/**
 * A room for workers: anybody may be in it together, except one who must be alone.
 * A photo under suspicion of crashing the process then takes nobody else down with it.
 */
export function createRoom() {
  let inside = 0;
  let closed = false;
  let wantingAlone = 0;
  const waiting: (() => void)[] = [];
  const change = (): Promise<void> => new Promise((wake) => waiting.push(wake));
  // Newcomers wait behind one who wants to be alone, or a busy room would never be empty.
  const isFull = (alone: boolean): boolean => (alone ? inside > 0 : closed || wantingAlone > 0);

  return {
    async enter<T>({ alone }: { alone: boolean }, work: () => Promise<T>): Promise<T> {
      if (alone) wantingAlone++;
      while (isFull(alone)) await change();
      if (alone) wantingAlone--;
      closed = alone;
      inside++;
      try {
        return await work();
      } finally {
        inside--;
        closed = false;
        for (const wake of waiting.splice(0)) wake();
      }
    },
  };
}
export type Room = ReturnType<typeof createRoom>;
