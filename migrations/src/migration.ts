import type { mongo } from "mongoose";

/**
 * One change of one service's database. Numbers only grow and are never used twice. Running it again must change
 * nothing, the service's version before it must work on what it leaves behind, and there is no way back: a mistake is
 * mended by the next number.
 */
export type Migration = { number: number; name: string; run: (database: mongo.Db) => Promise<void> };

type Index = readonly [fields: Record<string, 1 | -1>, options?: mongo.CreateIndexesOptions];

/** Makes indexes of a collection; those that are there already stay. */
export async function createIndexes(database: mongo.Db, collection: string, indexes: readonly Index[]): Promise<void> {
  for (const [fields, options = {}] of indexes) await database.collection(collection).createIndex(fields, options);
}

const NOT_THERE = [26, 27];

/** Removes an index of a collection; one that is not there, or no longer, is fine. */
export async function dropIndex(database: mongo.Db, collection: string, name: string): Promise<void> {
  await database
    .collection(collection)
    .dropIndex(name)
    .catch((error: { code?: number }) => {
      if (!NOT_THERE.includes(error.code ?? 0)) throw error;
    });
}
