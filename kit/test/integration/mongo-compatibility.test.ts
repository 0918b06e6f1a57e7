import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isDuplicate, type Mongo } from "../../src/mongo/index.ts";
import { testMongo } from "../../src/testing/index.ts";

/** MongoDB features the product uses: no transactions, change streams, `$lookup` or text search. See `make compat`. */
type Thing = { _id: string; [field: string]: unknown };
let mongo: Mongo;
let count = 0;
const things = () => mongo.connection.collection<Thing>(`things${++count}`);
const refused = (write: Promise<unknown>): Promise<boolean> => write.then(() => false, isDuplicate);
beforeAll(async () => {
  mongo = await testMongo();
});
afterAll(() => mongo?.close());

describe("indexes", () => {
  test("a unique index rejects the second document, also concurrently", async () => {
    const all = things();
    await all.createIndex({ key: 1 }, { unique: true });
    const written = await Promise.all(
      Array.from({ length: 8 }, (_, n) => refused(all.insertOne({ _id: `${n}`, key: "a" }))),
    );
    expect(written.filter((one) => !one)).toHaveLength(1);
    expect(await refused(all.insertOne({ _id: "x", key: "b" }))).toBe(false);
  });

  test.each([
    ["that exists", { $exists: true }, "k"],
    ["of a type", { $type: "string" }, "k"],
    ["with a value", true, true],
  ])("a partial unique one counts only a field %s", async (_name, expression, value) => {
    const all = things();
    await all.createIndex({ key: 1 }, { unique: true, partialFilterExpression: { key: expression } });
    for (const _id of ["1", "2"]) await all.insertOne({ _id });
    await all.insertOne({ _id: "3", key: value });
    expect(await refused(all.insertOne({ _id: "4", key: value }))).toBe(true);
    expect(await all.countDocuments()).toBe(3);
  });

  test("a unique value is free again when its field or document is removed or changed", async () => {
    const all = things();
    await all.createIndex({ key: 1 }, { unique: true, partialFilterExpression: { key: { $exists: true } } });
    const ends = [
      () => all.updateOne({ _id: "1" }, { $unset: { key: 1 } }),
      () => all.updateOne({ _id: "2" }, { $set: { key: "other" } }),
      () => all.deleteOne({ _id: "3" }),
    ];
    for (const [n, end] of ends.entries()) {
      await all.insertOne({ _id: `${n + 1}`, key: "k" });
      await end();
    }
    expect(await refused(all.insertOne({ _id: "4", key: "k" }))).toBe(false);
    expect(await all.find({ key: "k" }).toArray()).toEqual([{ _id: "4", key: "k" }]);
  });

  test("creates and uses sparse, compound, descending, nested and list indexes", async () => {
    const all = things();
    await all.createIndex({ wakeAt: 1 }, { sparse: true });
    await all.createIndex({ "outbox.0": 1 }, { sparse: true });
    await all.createIndex({ "report.id": 1, at: -1 });
    await all.insertMany([
      { _id: "1", wakeAt: 5, outbox: [{ n: 1 }] },
      { _id: "2", report: { id: "r" }, at: 1 },
      { _id: "3", report: { id: "r" }, at: 2, outbox: [] },
    ]);
    expect(await all.find({ "outbox.0": { $exists: true } }).toArray()).toMatchObject([{ _id: "1" }]);
    expect((await all.find({ "report.id": "r" }).sort({ at: -1 }).limit(1).toArray())[0]?._id).toBe("3");
    expect(await all.find({ wakeAt: { $lte: 9 } }).toArray()).toHaveLength(1);
  });

  test("creates and keeps a TTL index", async () => {
    const all = things();
    await all.createIndex({ at: 1 }, { expireAfterSeconds: 3_600 });
    expect(await all.indexes()).toEqual(
      expect.arrayContaining([expect.objectContaining({ expireAfterSeconds: 3_600 })]),
    );
    await all.insertOne({ _id: "now", at: new Date() });
    expect(await all.countDocuments()).toBe(1);
  });
});

describe("writes", () => {
  test("one of many concurrent updates with the same attempt number wins", async () => {
    const all = things();
    await all.insertOne({ _id: "job", attempt: 1 });
    const won = await Promise.all(
      Array.from({ length: 8 }, () => all.updateOne({ _id: "job", attempt: 1 }, { $set: { attempt: 2 } })),
    );
    expect(won.reduce((sum, { modifiedCount }) => sum + modifiedCount, 0)).toBe(1);
  });

  test("concurrent increments never pass a limit", async () => {
    const all = things();
    const take = (): Promise<boolean> =>
      all.updateOne({ _id: "day", calls: { $lt: 5 } }, { $inc: { calls: 1 } } as never, { upsert: true }).then(
        () => true,
        (error: unknown) => {
          if (isDuplicate(error)) return false;
          throw error;
        },
      );
    for (let n = 0; n < 3; n++) await Promise.all(Array.from({ length: 4 }, take));
    expect((await all.findOne({ _id: "day" }))?.["calls"]).toBe(5);
  });

  test("an upsert writes its initial values once", async () => {
    const all = things();
    for (const at of [1, 2])
      await all.updateOne(
        { _id: "a" },
        { $setOnInsert: { first: at }, $set: { last: at }, $min: { least: at }, $max: { most: at } },
        { upsert: true },
      );
    expect(await all.findOne({ _id: "a" })).toEqual({ _id: "a", first: 1, last: 2, least: 1, most: 2 });
  });

  test("appends to a list with a limit and pulls matching entries", async () => {
    const all = things();
    await all.insertOne({ _id: "a", list: [{ n: 1 }, { n: 2 }] });
    await all.updateOne({ _id: "a" }, { $push: { list: { $each: [{ n: 3 }, { n: 4 }], $slice: -3 } } } as never);
    await all.updateOne({ _id: "a" }, { $pull: { list: { n: { $lte: 2 } } } } as never);
    expect((await all.findOne({ _id: "a" }))?.["list"]).toEqual([{ n: 3 }, { n: 4 }]);
  });

  test("unsets a field and deletes a document by a condition", async () => {
    const all = things();
    await all.insertMany([
      { _id: "1", gone: 1 },
      { _id: "2", gone: 2 },
    ]);
    await all.updateMany({}, { $unset: { gone: "" } });
    expect(await all.countDocuments({ gone: { $exists: true } })).toBe(0);
    expect((await all.deleteMany({ _id: { $in: ["1", "3"] } })).deletedCount).toBe(1);
  });

  test("an unordered bulk write continues after an error and reports it", async () => {
    const all = things();
    await all.insertOne({ _id: "2" });
    const error = await all
      .insertMany([{ _id: "1" }, { _id: "2" }, { _id: "3" }], { ordered: false })
      .catch((thrown: unknown) => thrown);
    expect(isDuplicate(error)).toBe(true);
    expect(await all.countDocuments()).toBe(3);
    const { upsertedCount, modifiedCount } = await all.bulkWrite([
      { updateOne: { filter: { _id: "1" }, update: { $set: { a: 1 } } } },
      { replaceOne: { filter: { _id: "9" }, replacement: { a: 2 }, upsert: true } },
      { deleteOne: { filter: { _id: "2" } } },
    ]);
    expect([upsertedCount, modifiedCount, await all.countDocuments()]).toEqual([1, 1, 3]);
  });

  test("honours the write concern", async () => {
    expect(mongo.connection.getClient().options.writeConcern).toMatchObject({ w: "majority", journal: true });
    const all = things();
    expect((await all.insertOne({ _id: "1" })).acknowledged).toBe(true);
    expect((await all.insertOne({ _id: "2" }, { writeConcern: { w: 1 } })).acknowledged).toBe(true);
    expect((await all.insertOne({ _id: "3" }, { writeConcern: { w: 0 } })).acknowledged).toBe(false);
  });
});

describe("queries", () => {
  test("supports every operator the product uses", async () => {
    const all = things();
    await all.insertMany([
      { _id: "1", n: 1, name: "Lachsöl", tags: ["a", "b"] },
      { _id: "2", n: 2, name: "hüftpulver", tags: ["b"] },
      { _id: "3", n: 3, name: "x", tags: [] },
    ]);
    const found = async (filter: object): Promise<string> =>
      (await all.find(filter).sort({ _id: 1 }).toArray()).map(({ _id }) => _id).join("");
    expect(await found({ n: { $gt: 1, $lt: 3 } })).toBe("2");
    expect(await found({ n: { $gte: 2, $lte: 3, $ne: 2 } })).toBe("3");
    expect(await found({ $or: [{ n: 1 }, { $and: [{ n: { $nin: [1, 2] } }, { n: { $not: { $lt: 3 } } }] }] })).toBe(
      "13",
    );
    expect(await found({ tags: { $in: ["b"] } })).toBe("12");
    expect(await found({ tags: { $size: 0 } })).toBe("3");
    expect(await found({ name: { $regex: "lachs", $options: "i" } })).toBe("1");
    expect(await found({ missing: null })).toBe("123");
    expect(
      await all
        .find({}, { projection: { n: 1 } })
        .sort({ n: -1 })
        .skip(1)
        .limit(1)
        .toArray(),
    ).toEqual([{ _id: "2", n: 2 }]);
  });

  test("groups with conditions, days, shares and minima", async () => {
    const all = things();
    await all.insertMany([
      { _id: "1", at: new Date("2026-03-29T23:30:00Z"), market: "de", n: 4 },
      { _id: "2", at: new Date("2026-03-30T01:00:00Z"), market: "DE" },
      { _id: "3", at: new Date("2026-03-30T02:00:00Z"), market: "pl", n: 2 },
    ]);
    const rows = await all
      .aggregate([
        { $match: { at: { $exists: true } } },
        {
          $project: {
            market: { $toLower: "$market" },
            day: { $dateToString: { date: "$at", format: "%Y-%m-%d" } },
            n: { $ifNull: ["$n", 0] },
            part: { $subtract: [{ $add: ["$n", 2] }, 1] },
          },
        },
        {
          $group: {
            _id: { market: "$market", day: "$day" },
            all: { $sum: 1 },
            full: { $sum: { $cond: [{ $gt: ["$n", 0] }, 1, 0] } },
            least: { $min: "$n" },
            most: { $max: "$n" },
          },
        },
        { $sort: { "_id.market": 1, "_id.day": 1 } },
        { $limit: 10 },
      ])
      .toArray();
    expect(rows).toEqual([
      { _id: { market: "de", day: "2026-03-29" }, all: 1, full: 1, least: 4, most: 4 },
      { _id: { market: "de", day: "2026-03-30" }, all: 1, full: 0, least: 0, most: 0 },
      { _id: { market: "pl", day: "2026-03-30" }, all: 1, full: 1, least: 2, most: 2 },
    ]);
    expect(
      await all
        .aggregate(
          [
            {
              $group: {
                _id: {
                  counted: { $gt: ["$n", null] },
                  german: { $regexMatch: { input: { $ifNull: ["$market", "none"] }, regex: /de/i } },
                  small: { $eq: [{ $ifNull: ["$market", "de"] }, "de"] },
                },
                ms: { $sum: { $subtract: [{ $toLong: "$at" }, 1_774_827_000_000] } },
              },
            },
            { $sort: { ms: 1 } },
          ],
          { maxTimeMS: 20_000 },
        )
        .toArray(),
    ).toEqual([
      { _id: { counted: true, german: true, small: true }, ms: 0 },
      { _id: { counted: false, german: true, small: false }, ms: 5_400_000 },
      { _id: { counted: true, german: false, small: false }, ms: 9_000_000 },
    ]);
    expect(await all.aggregate([{ $match: { $or: [{ n: { $gt: 1 } }] } }, { $count: "n" }]).toArray()).toEqual([
      { n: 2 },
    ]);
  });

  test("round-trips dates, numbers, null and binary data", async () => {
    const all = things();
    const value = {
      at: new Date("2026-11-21T16:00:00.123Z"),
      n: 1.5,
      big: 2 ** 40,
      no: null,
      yes: true,
      list: [[1], { a: "ä😀" }],
      bytes: Buffer.from([0, 255]),
    };
    await all.insertOne({ _id: "1", ...value });
    const { bytes, ...back } = (await all.findOne({ _id: "1" })) ?? { bytes: undefined };
    const { bytes: sent, ...rest } = value;
    expect(back).toEqual({ _id: "1", ...rest });
    expect(Buffer.from((bytes as { buffer: Uint8Array }).buffer)).toEqual(sent);
  });
});
