import { AppError } from "@hundeblick/kit/errors";

/** Most keys in one write, to stay within the database's timeout, and most queued writes. */
const MAX_KEYS = 200;
const MAX_BATCHES = 25;

type Batch<Patch> = { patches: Map<string, Patch>; written: PromiseWithResolvers<void> };
type Options<Patch> = {
  merge: (known: Patch, later: Patch) => Patch;
  write: (patches: ReadonlyMap<string, Patch>) => Promise<void>;
};

/**
 * Coalesces writes: patches that arrive during a write are merged and written together afterwards. Resolves when the
 * patch is stored. A failed write rejects its whole batch, so patches must be idempotent.
 * @throws {AppError} unavailable when the queue is full
 */
export function coalesceWrites<Patch>({ merge, write }: Options<Patch>): (key: string, patch: Patch) => Promise<void> {
  const waiting: Batch<Patch>[] = [];
  let isWriting = false;

  async function writeAll(): Promise<void> {
    isWriting = true;
    for (let batch = waiting.shift(); batch; batch = waiting.shift())
      await write(batch.patches).then(batch.written.resolve, batch.written.reject);
    isWriting = false;
  }
  function openBatch(): Batch<Patch> {
    const last = waiting.at(-1);
    if (last && last.patches.size < MAX_KEYS) return last;
    if (waiting.length >= MAX_BATCHES) throw new AppError("unavailable");
    const batch = { patches: new Map<string, Patch>(), written: Promise.withResolvers<void>() };
    waiting.push(batch);
    return batch;
  }
  return async (key, patch) => {
    const batch = openBatch();
    const known = batch.patches.get(key);
    batch.patches.set(key, known === undefined ? patch : merge(known, patch));
    if (!isWriting) void writeAll();
    await batch.written.promise;
  };
}
