import { AppError } from "@hundeblick/kit/errors";

/** Keys in one write, so that it stays far below the database's deadline, and writes that may wait. */
const MAX_KEYS = 200;
const MAX_BATCHES = 25;

type Batch<Patch> = { patches: Map<string, Patch>; written: PromiseWithResolvers<void> };
type Options<Patch> = {
  merge: (known: Patch, later: Patch) => Patch;
  write: (patches: ReadonlyMap<string, Patch>) => Promise<void>;
};

/**
 * Writes at once when nothing else is being written; what comes meanwhile waits for that and is then written together.
 * The promise is kept when the patch is in the database. One that fails fails its whole batch: patches must bear
 * being written twice.
 * @throws {AppError} unavailable when too much waits
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
