import type { Log } from "@hundeblick/kit/log";
import { isWritten } from "@hundeblick/kit/mongo";
import type { mongo } from "mongoose";
import type { Migration } from "./migration.ts";

type Done = { _id: number; name: string; at: Date };

/**
 * Runs the pending migrations in order and records each. Safe with two runners or after a crash, because migrations are
 * idempotent. A database newer than this list is left alone, so that a version can be rolled back.
 * @returns the numbers that ran
 * @throws {Error} when the list is out of order, or what a migration throws; later ones do not run
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
    await isWritten(notes.insertOne({ _id: number, name, at: now() }));
    log.info({ database: database.databaseName, number, migration: name }, "migrated");
    ran.push(number);
  }
  return ran;
}
