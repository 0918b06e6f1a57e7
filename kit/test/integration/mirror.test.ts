import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import mongoose, { Schema } from "mongoose";
import { type Followed, followedFields, mirrorOf } from "../../src/mirror/index.ts";
import { testMongo } from "../../src/testing/index.ts";

type Dog = Followed & { name: string };
const DAY_MS = 86_400_000;

let mongo: Awaited<ReturnType<typeof testMongo>>;
beforeEach(async () => {
  mongo = await testMongo();
});
afterEach(() => mongo.close());

const dogs = () =>
  mongo.connection.model<Dog>(
    "Dog",
    new Schema<Dog>({ _id: String, name: String, ...followedFields }, { collection: "dogs", versionKey: false }),
  );
const mirrorDogs = (model = dogs(), now = Date.now) =>
  mirrorOf(mongo.connection, model, ({ name }) => name, { collection: "dogs", now });
const names = async (mirror: Awaited<ReturnType<typeof mirrorDogs>>) => [...(await mirror.rows()).rows.values()].sort();
const dog = (_id: string, more: Partial<Dog> = {}): Dog => ({
  _id,
  name: _id,
  createdAt: new Date(),
  changedAt: new Date(),
  ...more,
});

test("what is added, changed and deleted shows at the next look, also when another process did it", async () => {
  const model = dogs();
  const [here, there] = [await mirrorDogs(model), await mirrorDogs(model)];
  await model.create([dog("Ada"), dog("Bello")]);
  expect(await names(here)).toEqual(["Ada", "Bello"]);
  expect(await names(there)).toEqual(["Ada", "Bello"]);
  await model.updateOne({ _id: "Ada" }, { $set: { name: "Ada II", changedAt: new Date() } });
  await model.deleteOne({ _id: "Bello" });
  await here.forget(["Bello"]);
  await model.create(dog("Chico"));
  for (const mirror of [here, there]) expect(await names(mirror)).toEqual(["Ada II", "Chico"]);
});

test("a document that came back after it was gone is there, and one that was only said to be gone stays", async () => {
  const model = dogs();
  const mirror = await mirrorDogs(model);
  await model.create([dog("Ada"), dog("Bello")]);
  await mirror.rows();
  await model.deleteOne({ _id: "Ada" });
  await mirror.forget(["Ada", "Bello"]);
  await model.create(dog("Ada"));
  expect(await names(mirror)).toEqual(["Ada", "Bello"]);
});

test("a document that goes a second time is gone", async () => {
  const model = dogs();
  const mirror = await mirrorDogs(model);
  for (let times = 0; times < 2; times++) {
    await model.create(dog("Ada", { changedAt: new Date(Date.now() - 1_000) }));
    expect(await names(mirror)).toEqual(["Ada"]);
    await model.deleteOne({ _id: "Ada" });
    await mirror.forget(["Ada", "Bello"]);
    expect(await names(mirror)).toEqual([]);
  }
});

test("deleting without telling is noticed when the two are compared", async () => {
  const model = dogs();
  const mirror = await mirrorDogs(model);
  await model.create([dog("Ada"), dog("Bello")]);
  expect(await names(mirror)).toHaveLength(2);
  await model.deleteMany({ _id: "Ada" });
  await mirror.compare();
  expect(await names(mirror)).toEqual(["Bello"]);
});

test("a look asks neither for a count nor again for what has not been written since", async () => {
  const model = dogs();
  const mirror = await mirrorDogs(model);
  await model.create([
    dog("Ada", { changedAt: new Date(Date.now() - 1_000) }),
    dog("Bello", { changedAt: new Date(Date.now() - DAY_MS) }),
  ]);
  await mirror.rows();
  await mirror.rows();
  const counted = jest.spyOn(model, "estimatedDocumentCount");
  const before = (await mirror.rows()).version;
  expect((await mirror.rows()).version).toBe(before);
  expect(counted).not.toHaveBeenCalled();
  await model.updateOne({ _id: "Ada" }, { $set: { name: "Ada II", changedAt: new Date(Date.now() - 500) } });
  expect(await names(mirror)).toEqual(["Ada II", "Bello"]);
});

test("a look goes back a little only, and every ten seconds so far that a writing from a clock that is behind shows", async () => {
  const model = dogs();
  let aheadMs = 0;
  const mirror = await mirrorDogs(model, () => Date.now() + aheadMs);
  await model.create(dog("Ada"));
  await mirror.rows();
  await model.create(dog("Bello", { changedAt: new Date(Date.now() - 9_000) }));
  const asked = jest.spyOn(model, "find");
  await mirror.rows();
  const filter = asked.mock.calls[0]?.[0] as { changedAt?: { $gte: Date } } | undefined;
  expect(filter?.changedAt?.$gte.getTime()).toBeGreaterThan(Date.now() - 5_000);
  aheadMs = 10_000;
  expect(await names(mirror)).toEqual(["Ada", "Bello"]);
});

test("many documents of many years are read piece by piece, each once, and those without a time of writing as well", async () => {
  const model = dogs();
  const many = Array.from({ length: 2_500 }, (_, n) => ({
    _id: `dog ${n}`,
    name: `dog ${n}`,
    createdAt: new Date(Date.now() - (n % 50) ** 2 * DAY_MS),
  }));
  await mongo.connection.collection<Dog>("dogs").insertMany(many);
  const { rows } = await (await mirrorDogs(model)).rows();
  expect(rows.size).toBe(2_500);
});

test("looks that come at once are one or two, and the number of a version changes only with a change", async () => {
  const model = dogs();
  const mirror = await mirrorDogs(model);
  await model.create(dog("Ada", { changedAt: new Date(Date.now() - DAY_MS) }));
  const seen = await Promise.all(Array.from({ length: 20 }, () => mirror.rows()));
  expect(new Set(seen.map(({ rows }) => rows.size))).toEqual(new Set([1]));
  const before = (await mirror.rows()).version;
  expect((await mirror.rows()).version).toBe(before);
  await model.updateOne({ _id: "Ada" }, { $set: { name: "Ada II", changedAt: new Date() } });
  expect((await mirror.rows()).version).not.toBe(before);
});

test("changes that are too many for one answer of a slow server are asked for in parts", async () => {
  const model = dogs();
  let aheadMs = 0;
  const mirror = await mirrorDogs(model, () => Date.now() + aheadMs);
  await mirror.rows();
  await model.create(
    Array.from({ length: 40 }, (_, n) => dog(`dog ${n}`, { changedAt: new Date(Date.now() - n * 200) })),
  );
  const find = model.find.bind(model);
  jest.spyOn(model, "find").mockImplementation(((filter: { changedAt?: { $gte: Date; $lt?: Date } }, ...rest: []) => {
    const { changedAt } = filter;
    const isLong = changedAt && (changedAt.$lt?.getTime() ?? Date.now()) - changedAt.$gte.getTime() > 4_000;
    return isLong
      ? {
          lean: async () => {
            throw new mongoose.mongo.MongoNetworkTimeoutError("timed out");
          },
        }
      : find(filter as never, ...rest);
  }) as never);
  aheadMs = 10_000;
  expect(await names(mirror)).toHaveLength(40);
});
