import { createIndexes, dropIndex, type Migration } from "../migration.ts";

const DAY_SECONDS = 86_400;

export const scraperMigrations: readonly Migration[] = [
  {
    number: 1,
    name: "indexes of the first release",
    run: (database) =>
      createIndexes(database, "updates", [
        [{ open: 1 }, { unique: true, partialFilterExpression: { open: { $type: "string" } } }],
        [{ market: 1, startedAt: -1 }],
        [{ startedAt: 1 }, { expireAfterSeconds: 90 * DAY_SECONDS }],
      ]),
  },
  {
    number: 2,
    name: "products and results of bulk updates have collections of their own",
    run: async (database) => {
      await createIndexes(database, "update_results", [
        [{ updateId: 1, position: 1 }],
        [{ at: 1 }, { expireAfterSeconds: 90 * DAY_SECONDS }],
      ]);
      await createIndexes(database, "update_targets", [[{ at: 1 }, { expireAfterSeconds: 90 * DAY_SECONDS }]]);
    },
  },
  {
    number: 3,
    name: "remembered searches have an end",
    run: (database) => createIndexes(database, "searches", [[{ at: 1 }, { expireAfterSeconds: 90 * DAY_SECONDS }]]),
  },
  {
    number: 4,
    name: "open updates are looked up by a sparse index",
    run: async (database) => {
      await createIndexes(database, "updates", [[{ open: 1 }, { unique: true, sparse: true, name: "open_sparse" }]]);
      await dropIndex(database, "updates", "open_1");
    },
  },
  {
    number: 5,
    name: "no update in one document, no search of an unknown marketplace",
    run: async (database) => {
      const missing = { $exists: false };
      await database.collection("updates").deleteMany({ done: missing });
      await database.collection("searches").deleteMany({ demo: missing });
    },
  },
];
