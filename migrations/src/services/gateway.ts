import { createIndexes, type Migration } from "../migration.ts";

const DAY_SECONDS = 86_400;

export const gatewayMigrations: readonly Migration[] = [
  {
    number: 1,
    name: "indexes of the first release",
    run: async (database) => {
      await createIndexes(database, "operators", [
        [{ email: 1 }, { unique: true }],
        [{ isFirst: 1 }, { unique: true, partialFilterExpression: { isFirst: true } }],
      ]);
      await createIndexes(database, "audit", [
        [{ operatorId: 1, action: 1, at: -1 }],
        [{ at: -1 }, { expireAfterSeconds: 365 * DAY_SECONDS }],
      ]);
    },
  },
  {
    number: 2,
    name: "the audit log is listed along an index",
    run: (database) => createIndexes(database, "audit", [[{ at: -1, _id: 1 }]]),
  },
];
