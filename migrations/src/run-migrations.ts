import type { Log } from "@hundeblick/kit/log";
import { isDuplicate } from "@hundeblick/kit/mongo";
import type { mongo } from "mongoose";
import type { Migration } from "./migration.ts";

type Done = { _id: number; name: string; at: Date };

/**
 * Runs what a database has not seen yet, in order, and notes each one. Two runners at once and a runner that was killed
 * do no harm: a migration may run twice. A database that is further than this list is left alone, so that an older
 * version can be rolled out again.
 * @returns the numbers that ran
 * @throws {Error} when the list is out of order, or what a migration throws: what follows it does not run
 */
export async function runMigrations(
  database: mongo.Db,
  migrations: readonly Migration[],
  { log, now }: { log: Log; now: () => Date },
): Promise<number[]> {
  if (migrations.some(({ number }, at) => number !== at + 1))
    throw new Error("Migrations have to be numbered 1, 2, 3 …");
  const notes = database.collection<Done>("migrations");
  const ran: number[] = [];
  for (const { number, name, run } of migrations) {
    if (await notes.findOne({ _id: number })) continue;
    await run(database);
    await notes.insertOne({ _id: number, name, at: now() }).catch((error: unknown) => {
      if (!isDuplicate(error)) throw error;
    });
    log.info({ database: database.databaseName, number, migration: name }, "migrated");
    ran.push(number);
  }
  return ran;
}
