import { createIndexes, dropIndex, type Migration } from "../migration.ts";

const FAILED_MS = 30 * 86_400_000;

export const analysisMigrations: readonly Migration[] = [
  {
    number: 1,
    name: "indexes of the first release",
    run: (database) =>
      createIndexes(database, "analyses", [
        [{ idempotencyKey: 1 }, { unique: true, partialFilterExpression: { idempotencyKey: { $exists: true } } }],
        [{ wakeAt: 1 }, { sparse: true }],
        [{ photoUntil: 1 }, { sparse: true }],
        [{ "outbox.0": 1 }, { sparse: true }],
      ]),
  },
  {
    number: 2,
    name: "an upload that is sent again is looked up by a sparse index",
    run: async (database) => {
      await createIndexes(database, "analyses", [
        [{ idempotencyKey: 1 }, { unique: true, sparse: true, name: "idempotencyKey_sparse" }],
      ]);
      await dropIndex(database, "analyses", "idempotencyKey_1");
    },
  },
  {
    number: 3,
    name: "an ended analysis holds no visit, and one without a report expires after 30 days",
    run: async (database) => {
      await createIndexes(database, "analyses", [[{ expiresAt: 1 }, { expireAfterSeconds: 0 }]]);
      const analyses = database.collection("analyses");
      await analyses.updateMany({ finishedAt: { $exists: true } }, { $unset: { visit: "", origin: "" } });
      await analyses.updateMany({ state: "failed", finishedAt: { $exists: true }, expiresAt: { $exists: false } }, [
        { $set: { expiresAt: { $add: ["$finishedAt", FAILED_MS] } } },
      ]);
    },
  },
];
