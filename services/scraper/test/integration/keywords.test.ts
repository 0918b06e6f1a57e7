import { afterAll, afterEach, beforeAll, expect, test } from "@jest/globals";
import { fakeBus, testMongo } from "@hundeblick/kit/testing";
import * as rpc from "@hundeblick/proto/rpc/scraper";
import { keywordModel, mongoKeywords } from "../../src/adapters/mongo/keyword.repository.ts";
import { KEYWORDS } from "../../src/data/keywords.ts";
import { keywordEndpoints } from "../../src/endpoints/keywords.rpc.ts";

let mongo: Awaited<ReturnType<typeof testMongo>>;
const bus = fakeBus();
beforeAll(async () => {
  mongo = await testMongo();
  await bus.serve(
    { keywords: rpc.keywordLibrary, keywordsSave: rpc.saveKeywords },
    keywordEndpoints({ keywords: mongoKeywords(keywordModel(mongo.connection)), curated: KEYWORDS }),
  );
});
afterEach(async () => {
  await keywordModel(mongo.connection).deleteMany({});
});
afterAll(async () => {
  await mongo?.close();
});

const now = () => bus.call(rpc.keywordLibrary, {});
const edited = { ...KEYWORDS, categories: KEYWORDS.categories.slice(0, 3) };

test("returns the built-in library by default", async () => expect(await now()).toEqual({ ...KEYWORDS, version: 0 }));

test("stores an edited library, and null restores the built-in one", async () => {
  expect(await bus.call(rpc.saveKeywords, { library: edited, version: 0 })).toEqual({ ...edited, version: 1 });
  expect(await now()).toEqual({ ...edited, version: 1 });
  expect(await bus.call(rpc.saveKeywords, { library: null, version: 1 })).toEqual({ ...KEYWORDS, version: 2 });
  expect(await now()).toEqual({ ...KEYWORDS, version: 2 });
});

test("rejects the second of two edits of the same version", async () => {
  const save = (version: number) =>
    bus.call(rpc.saveKeywords, { library: edited, version }).then(
      () => "kept",
      (error: { code: string }) => error.code,
    );
  expect((await Promise.all([save(0), save(0)])).toSorted()).toEqual(["conflict", "kept"]);
  expect((await Promise.all([save(1), save(1)])).toSorted()).toEqual(["conflict", "kept"]);
  expect(await save(1)).toBe("conflict");
  expect(await save(9)).toBe("conflict");
});

test("rejects an invalid library", async () => {
  await expect(bus.call(rpc.saveKeywords, { library: { ...edited, top: [] }, version: 0 })).rejects.toMatchObject({
    code: "invalid_request",
  });
  expect((await now()).version).toBe(0);
});
