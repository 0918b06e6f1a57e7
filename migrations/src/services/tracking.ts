import { createIndexes, dropIndex, type Migration } from "../migration.ts";

const DAY_SECONDS = 86_400;

export const trackingMigrations: readonly Migration[] = [
  {
    number: 1,
    name: "indexes of the first release",
    run: async (database) => {
      await createIndexes(database, "sessions", [
        [{ startedAt: 1 }],
        [{ changedAt: 1 }],
        [{ "visitor.pseudonym": 1 }],
        [{ "visitor.network": 1 }],
        [{ "report.reportId": 1 }, { sparse: true }],
      ]);
      await createIndexes(database, "clicks", [
        [{ at: 1 }],
        [{ reportId: 1 }],
        [{ sessionId: 1 }],
        [{ "product.asin": 1, at: -1 }],
      ]);
      await createIndexes(database, "rollups", [[{ day: 1 }]]);
      await createIndexes(database, "erased_reports", [[{ at: 1 }, { expireAfterSeconds: 8 * DAY_SECONDS }]]);
    },
  },
  {
    number: 2,
    name: "uses of the check are found by time and by visit",
    run: (database) => createIndexes(database, "checkUses", [[{ at: 1 }], [{ sessionId: 1 }]]),
  },
  {
    number: 3,
    name: "visits and clicks are listed along indexes",
    run: async (database) => {
      await createIndexes(database, "sessions", [[{ startedAt: -1, _id: 1 }]]);
      await createIndexes(database, "clicks", [
        [{ botReason: 1, at: -1, _id: 1 }],
        [{ "product.asin": 1, at: -1, _id: 1 }],
      ]);
      await dropIndex(database, "sessions", "startedAt_1");
      await dropIndex(database, "clicks", "product.asin_1_at_-1");
    },
  },
];
