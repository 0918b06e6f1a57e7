import { createIndexes, dropIndex, type Migration } from "../migration.ts";

const DAY_SECONDS = 86_400;

export const mailMigrations: readonly Migration[] = [
  {
    number: 1,
    name: "indexes of the first release",
    run: async (database) => {
      await createIndexes(database, "contacts", [
        [{ address: 1 }, { unique: true }],
        [{ "reports.reportId": 1 }],
        [{ createdAt: -1 }],
      ]);
      await createIndexes(database, "consents", [
        [{ addressHash: 1, day: 1 }, { unique: true }],
        [{ addressHash: 1, requestedAt: -1 }],
        [{ tokenHash: 1 }, { unique: true }],
        [{ state: 1, requestedAt: 1 }],
      ]);
      await createIndexes(database, "messages", [[{ at: 1 }], [{ ordered: 1, at: 1 }]]);
      await createIndexes(database, "outbox", [
        [{ state: 1, dueAt: 1 }],
        [{ "order.reportId": 1 }],
        [{ to: 1 }],
        [{ createdAt: 1 }],
      ]);
      await createIndexes(database, "erased_reports", [[{ at: 1 }, { expireAfterSeconds: 8 * DAY_SECONDS }]]);
    },
  },
  {
    number: 2,
    name: "contacts are followed by what was written and deleted since",
    run: async (database) => {
      await createIndexes(database, "contacts", [[{ changedAt: 1 }], [{ createdAt: 1 }]]);
      await createIndexes(database, "contacts_gone", [[{ at: 1 }, { expireAfterSeconds: DAY_SECONDS }]]);
      await dropIndex(database, "contacts", "createdAt_-1");
    },
  },
];
