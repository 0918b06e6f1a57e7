import { createIndexes, dropIndex, type Migration } from "../migration.ts";

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
];
