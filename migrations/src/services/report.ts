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
  {
    number: 2,
    name: "addresses that wait for mail are found without a look at every report",
    run: (database) => createIndexes(database, "reports", [[{ "leftAddress.at": 1 }, { sparse: true }]]),
  },
  {
    number: 3,
    name: "the report of a follow-up's link is found by the hash of its token",
    run: (database) => createIndexes(database, "reports", [[{ "followUp.tokenHash": 1 }, { sparse: true }]]),
  },
];
