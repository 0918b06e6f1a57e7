import { createIndexes, type Migration } from "../migration.ts";

export const reportMigrations: readonly Migration[] = [
  {
    number: 1,
    name: "indexes of the first release",
    run: (database) =>
      createIndexes(database, "reports", [
        [{ analysisId: 1 }, { unique: true }],
        [{ "outbox.0": 1 }, { sparse: true }],
      ]),
  },
];
