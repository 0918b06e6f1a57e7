import type { mongo } from "mongoose";
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
  {
    number: 3,
    name: "addresses are listed by the database",
    run: async (database) => {
      await addListings(database);
      await createIndexes(database, "contacts", [
        [{ "reports.at": 1 }],
        [{ newsletter: 1, "listing.hasReport": 1, "listing.count": 1, "listing.text": 1 }],
        [{ createdAt: 1, address: 1 }],
        [{ "listing.breedUnknown": 1, "listing.breed": 1, address: 1 }],
        [{ "listing.breedUnknown": 1, "listing.breed": -1, address: 1 }],
      ]);
      await dropIndex(database, "contacts", "changedAt_1");
      await dropIndex(database, "contacts", "createdAt_1");
      await database.dropCollection("contacts_gone").catch(() => undefined);
    },
  },
  {
    number: 4,
    name: "messages are listed along an index",
    run: async (database) => {
      await createIndexes(database, "messages", [[{ at: -1, _id: 1 }]]);
      await dropIndex(database, "messages", "at_1");
    },
  },
  {
    number: 5,
    name: "messages of an address and the oldest waiting mail are found by an index",
    run: async (database) => {
      await createIndexes(database, "messages", [[{ email: 1 }, { collation: { locale: "en", strength: 2 } }]]);
      await createIndexes(database, "outbox", [[{ state: 1, createdAt: 1 }]]);
    },
  },
];

type Contact = {
  _id: string;
  address: string;
  changedAt?: Date;
  reports?: { at: Date; dog: { breed?: string | null } }[];
};

/** Backfills the list fields of contacts; concurrent writes set them themselves. */
async function addListings(database: mongo.Db): Promise<void> {
  const contacts = database.collection<Contact>("contacts");
  for await (const { _id, address, changedAt, reports = [] } of contacts.find({ listing: { $exists: false } })) {
    const breed = reports.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0]?.dog.breed?.toLowerCase() ?? "";
    const listing = {
      breed,
      breedUnknown: breed === "",
      hasReport: reports.length > 0,
      count: Math.max(1, reports.length),
      text: [address, ...reports.map(({ dog }) => dog.breed ?? "")].join("\n").toLowerCase(),
    };
    await contacts.updateOne({ _id, ...(changedAt ? { changedAt } : {}) }, { $set: { listing } });
  }
}
