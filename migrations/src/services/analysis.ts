import { createIndexes, type Migration } from "../migration.ts";

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
];
