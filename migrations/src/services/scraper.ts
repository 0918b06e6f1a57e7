import { createIndexes, type Migration } from "../migration.ts";

const DAY_SECONDS = 86_400;
type OldUpdate = { _id: string; startedAt: Date; targets?: object[]; results?: { status: string }[]; done?: number };

export const scraperMigrations: readonly Migration[] = [{
  number: 1,
  name: "indexes of the first release",
  run: (database) => createIndexes(database, "updates", [
    [{ open: 1 }, { unique: true, partialFilterExpression: { open: { $type: "string" } } }],
    [{ market: 1, startedAt: -1 }],
    [{ startedAt: 1 }, { expireAfterSeconds: 90 * DAY_SECONDS }],
  ]),
}, {
  number: 2,
  name: "products and results of bulk updates have collections of their own",
  run: async (database) => {
    await createIndexes(database, "update_results", [
      [{ updateId: 1, position: 1 }],
      [{ at: 1 }, { expireAfterSeconds: 90 * DAY_SECONDS }],
    ]);
    await createIndexes(database, "update_targets", [[{ at: 1 }, { expireAfterSeconds: 90 * DAY_SECONDS }]]);
    const updates = database.collection<OldUpdate>("updates");
    const [kept, results] = [database.collection<{ _id: string }>("update_targets"), database.collection<{ _id: string }>("update_results")];
    for await (const { _id, startedAt: at, targets = [], results: old = [] } of updates.find({ done: { $exists: false } })) {
      await kept.updateOne({ _id }, { $setOnInsert: { targets, at } }, { upsert: true });
      for (const [position, result] of old.entries()) await results.updateOne({ _id: `${_id}:${position}` }, { $setOnInsert: { updateId: _id, position, result, at } }, { upsert: true });
      const [done, successful] = [old.length, old.filter(({ status }) => status === "success").length];
      await updates.updateOne({ _id }, { $set: { total: targets.length, done, successful, next: targets[done] ?? null }, $unset: { targets: 1, results: 1 } });
    }
  },
}];
