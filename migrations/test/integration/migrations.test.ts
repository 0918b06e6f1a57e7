import { mongoErasedIds } from "@hundeblick/kit/erased-ids";
import { quietLog, testMongo } from "@hundeblick/kit/testing";
import type { Mongo } from "@hundeblick/kit/mongo";
import { afterEach, expect, test } from "vitest";
import type { Connection } from "mongoose";
import { mongoAudit } from "../../../gateway/src/adapters/mongo/audit.repository.ts";
import { mongoOperators } from "../../../gateway/src/adapters/mongo/operator.repository.ts";
import { analysisModel } from "../../../services/analysis/src/adapters/mongo/analysis.schema.ts";
import { demoCatalogue } from "../../../services/catalogue/src/data/demo-catalogue.ts";
import { seedDemoCatalogue } from "../../../services/catalogue/src/domain/seed-demo-catalogue.ts";
import { catalogueParts } from "../../../services/catalogue/src/parts.ts";
import { mongoStores } from "../../../services/mail/src/adapters/mongo/stores.ts";
import { reportModel } from "../../../services/report/src/adapters/mongo/report.schema.ts";
import { mongoBulks } from "../../../services/scraper/src/adapters/mongo/bulk.repository.ts";
import { mongoPastSearches } from "../../../services/scraper/src/adapters/mongo/past-search.repository.ts";
import { checkUseModel } from "../../../services/tracking/src/adapters/mongo/check-use.repository.ts";
import { clickModel } from "../../../services/tracking/src/adapters/mongo/click.repository.ts";
import { dayModel, markModel, rollupModel } from "../../../services/tracking/src/adapters/mongo/rollup.repository.ts";
import { sessionModel } from "../../../services/tracking/src/adapters/mongo/session.schema.ts";
import type { Migration } from "../../src/migration.ts";
import { MIGRATIONS } from "../../src/migrations.ts";
import { runMigrations } from "../../src/run-migrations.ts";

const context = { log: quietLog, now: () => new Date() };
const open: Mongo[] = [];
const database = async () => {
  const mongo = await testMongo();
  open.push(mongo);
  const { db } = mongo.connection;
  if (!db) throw new Error("not connected");
  return { mongo, db };
};
afterEach(async () => {
  for (const mongo of open.splice(0)) await mongo.close();
});

/** What each process does to its database at its start. */
const STARTS: Record<keyof typeof MIGRATIONS, (connection: Connection) => Promise<unknown>> = {
  analysis: analysisModel,
  report: reportModel,
  catalogue: (connection) => catalogueParts({ mongo: { connection }, now: context.now }),
  mail: (connection) => mongoStores(connection, context.now),
  scraper: async (connection) => {
    await mongoBulks(connection);
    await mongoPastSearches(connection);
  },
  tracking: async (connection) => {
    for (const make of [sessionModel, clickModel, checkUseModel, rollupModel, dayModel, markModel])
      await make(connection).createIndexes();
    await mongoErasedIds(connection, "erased_reports");
  },
  gateway: async (connection) => {
    await mongoOperators(connection);
    await mongoAudit(connection, quietLog);
  },
};

async function indexesOf({ db }: Awaited<ReturnType<typeof database>>): Promise<string[]> {
  const names = (await db.listCollections().toArray()).map(({ name }) => name).filter((name) => name !== "migrations");
  const found = await Promise.all(
    names.map(async (name) =>
      (await db.collection(name).indexes())
        .filter(({ key }) => !("_id" in key))
        .map(({ key, unique, sparse, expireAfterSeconds, partialFilterExpression }) =>
          JSON.stringify({ name, key, unique, sparse, expireAfterSeconds, partialFilterExpression }),
        ),
    ),
  );
  return found.flat().sort();
}

test.each(Object.keys(STARTS) as (keyof typeof STARTS)[])(
  "the migrations of %s make exactly the indexes it asks for",
  async (service) => {
    const [migrated, started] = [await database(), await database()];
    await runMigrations(migrated.db, MIGRATIONS[service], context);
    await STARTS[service](started.mongo.connection);
    expect(await indexesOf(migrated)).toEqual(await indexesOf(started));
    // the process starts on a migrated database
    await STARTS[service](migrated.mongo.connection);
    expect(await indexesOf(migrated)).toEqual(await indexesOf(started));
  },
  60_000,
);

test.each([
  ["analysis", "analyses", "idempotencyKey"],
  ["scraper", "updates", "open"],
] as const)(
  "a process of the previous version makes its own index of %s.%s by %s beside the new one, and starts",
  async (service, collection, field) => {
    const { db } = await database();
    await runMigrations(db, MIGRATIONS[service], context);
    await MIGRATIONS[service][0]?.run(db);
    expect((await db.collection(collection).indexes()).map(({ name }) => name)).toEqual(
      expect.arrayContaining([`${field}_sparse`, `${field}_1`]),
    );
  },
);

test("backfills the list fields of addresses and products as their services write them", async () => {
  const [mail, catalogue] = [await database(), await database()];
  const { contacts } = await mongoStores(mail.mongo.connection, context.now);
  const dog = { name: "Frieda", breed: "Beagle", ageMonths: 40, weightKg: 12 };
  const report = { reportId: "r".repeat(22), dog, at: new Date() };
  await contacts.addReport({ address: "anna@example.org", addressHash: "a" }, "de", report);
  const parts = await catalogueParts({ mongo: catalogue.mongo, now: context.now });
  await seedDemoCatalogue(parts, demoCatalogue);
  for (const [{ db }, collection, service, fields] of [
    [mail, "contacts", "mail", ["listing"]],
    [catalogue, "products", "catalogue", ["listing", "markets.de.staleAt", "markets.de.searchText"]],
  ] as const) {
    const written = await db.collection(collection).find().sort({ _id: 1 }).toArray();
    expect(written.length).toBeGreaterThan(0);
    await db.collection(collection).updateMany({}, { $unset: Object.fromEntries(fields.map((field) => [field, ""])) });
    await runMigrations(db, MIGRATIONS[service], context);
    expect(await db.collection(collection).find().sort({ _id: 1 }).toArray()).toEqual(written);
  }
}, 60_000);

type Stored = { _id: string; [field: string]: unknown };

test("splits journals written in chunks as the service reads them", async () => {
  const { db, mongo } = await database();
  const at = new Date();
  const changes = ["a", "b", "c", "d"].map((productId) => ({ kind: "create", productId }));
  await db.collection<Stored>("import_steps").insertMany([
    { _id: "j:0", journal: "j", n: 0, changes: changes.slice(0, 3), at },
    { _id: "j:3", journal: "j", n: 3, change: changes[3], at },
  ]);
  await db.collection<Stored>("imports").insertOne({ _id: "i", journal: "j", state: "applied", startedAt: at });
  await runMigrations(db, MIGRATIONS.catalogue, context);
  const { imports } = await catalogueParts({ mongo, now: context.now });
  expect(await imports.changes("i")).toEqual(changes);
});

test("each migration runs once and in order, also on a second run", async () => {
  const { db } = await database();
  const ran: number[] = [];
  const list: Migration[] = [1, 2].map((number) => ({
    number,
    name: `step ${number}`,
    run: async () => {
      ran.push(number);
    },
  }));
  expect(await runMigrations(db, list, context)).toEqual([1, 2]);
  expect(await runMigrations(db, list, context)).toEqual([]);
  expect(ran).toEqual([1, 2]);
});

test("the next run continues after a failure", async () => {
  const { db } = await database();
  let broken = true;
  const ran: number[] = [];
  const list: Migration[] = [1, 2, 3].map((number) => ({
    number,
    name: `step ${number}`,
    run: async () => {
      if (number === 2 && broken) throw new Error("the disk is full");
      ran.push(number);
    },
  }));
  await expect(runMigrations(db, list, context)).rejects.toThrow("the disk is full");
  broken = false;
  expect(await runMigrations(db, list, context)).toEqual([2, 3]);
  expect(ran).toEqual([1, 2, 3]);
});

test("an ended analysis loses its visit, and one without a report expires", async () => {
  const { db } = await database();
  const finishedAt = new Date();
  const visit = { sessionId: "s".repeat(22) };
  await db.collection<Stored>("analyses").insertMany([
    { _id: "failed", state: "failed", finishedAt, visit, origin: "trace" },
    { _id: "completed", state: "completed", finishedAt, visit },
    { _id: "queued", state: "queued", visit },
  ]);
  await runMigrations(db, MIGRATIONS.analysis, context);
  const expiresAt = new Date(finishedAt.getTime() + 30 * 86_400_000);
  expect(await db.collection("analyses").find().sort({ _id: 1 }).toArray()).toEqual([
    { _id: "completed", state: "completed", finishedAt },
    { _id: "failed", state: "failed", finishedAt, expiresAt },
    { _id: "queued", state: "queued", visit },
  ]);
});

test("two concurrent runners succeed and record each migration once", async () => {
  const { db } = await database();
  await Promise.all([runMigrations(db, MIGRATIONS.mail, context), runMigrations(db, MIGRATIONS.mail, context)]);
  expect(await db.collection("migrations").countDocuments()).toBe(MIGRATIONS.mail.length);
});

test("an older version leaves a newer database alone", async () => {
  const { db } = await database();
  await db.collection<{ _id: number }>("migrations").insertMany([{ _id: 1 }, { _id: 2 }]);
  expect(
    await runMigrations(
      db,
      [{ number: 1, name: "old", run: () => Promise.reject(new Error("must not run")) }],
      context,
    ),
  ).toEqual([]);
});

test("rejects a list with a gap or out of order before anything runs", async () => {
  const { db } = await database();
  await expect(
    runMigrations(db, [{ number: 2, name: "late", run: () => Promise.reject(new Error("must not run")) }], context),
  ).rejects.toThrow(/numbered 1, 2, 3/);
});
