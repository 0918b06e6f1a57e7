import { createIndexes, type Migration } from "../migration.ts";

const DAY_SECONDS = 86_400;

export const scraperMigrations: readonly Migration[] = [{
  number: 1,
  name: "indexes of the first release",
  run: (database) => createIndexes(database, "updates", [
    [{ open: 1 }, { unique: true, partialFilterExpression: { open: { $type: "string" } } }],
    [{ market: 1, startedAt: -1 }],
    [{ startedAt: 1 }, { expireAfterSeconds: 90 * DAY_SECONDS }],
  ]),
}];
