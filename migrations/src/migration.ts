import type { mongo } from "mongoose";

/**
 * One change of one service's database. Numbers increase and are never reused. Idempotent, compatible with the
 * service's previous version, and without a way back: a mistake is corrected by the next migration.
 */
export type Migration = { number: number; name: string; run: (database: mongo.Db) => Promise<void> };

type Index = readonly [fields: Record<string, 1 | -1>, options?: mongo.CreateIndexesOptions];

/** Creates missing indexes of a collection. */
export async function createIndexes(database: mongo.Db, collection: string, indexes: readonly Index[]): Promise<void> {
  for (const [fields, options = {}] of indexes) await database.collection(collection).createIndex(fields, options);
}

const NOT_THERE = [26, 27];

/** Drops an index of a collection if it exists. */
export async function dropIndex(database: mongo.Db, collection: string, name: string): Promise<void> {
  await database
    .collection(collection)
    .dropIndex(name)
    .catch((error: { code?: number }) => {
      if (!NOT_THERE.includes(error.code ?? 0)) throw error;
    });
}
