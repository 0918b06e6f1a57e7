import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Editable } from "@hundeblick/kit/editable";
import { testMongo } from "@hundeblick/kit/testing";
import type { KeywordLibrary } from "@hundeblick/proto/http/admin/marketplace";
import { saveKeywords } from "@hundeblick/proto/rpc/scraper";
import { mongoKeywords } from "../../src/adapters/mongo/keyword-library.ts";
import { KEYWORDS } from "../../src/data/keywords.ts";

let mongo: Awaited<ReturnType<typeof testMongo>>;
let keywords: Editable<KeywordLibrary>;
beforeAll(async () => {
  mongo = await testMongo();
  keywords = mongoKeywords(mongo.connection);
});
afterEach(async () => {
  await mongo.connection.collection("keywords").deleteMany({});
});
afterAll(async () => {
  await mongo?.close();
});

const edited = { ...KEYWORDS, categories: KEYWORDS.categories.slice(0, 3) };

test("returns the built-in library by default", async () =>
  expect(await keywords.read()).toEqual({ value: KEYWORDS, version: 0, edited: false }));

test("stores an edited library, and null restores the built-in one", async () => {
  expect(await keywords.save(edited, 0)).toEqual({ value: edited, version: 1, edited: true });
  expect(await keywords.read()).toEqual({ value: edited, version: 1, edited: true });
  expect(await keywords.save(null, 1)).toEqual({ value: KEYWORDS, version: 2, edited: false });
  expect(await keywords.read()).toEqual({ value: KEYWORDS, version: 2, edited: false });
});

test("rejects the second of two edits of the same version", async () => {
  const save = (version: number) =>
    keywords.save(edited, version).then(
      () => "saved",
      (error: { code: string }) => error.code,
    );
  expect((await Promise.all([save(0), save(0)])).toSorted()).toEqual(["conflict", "saved"]);
  expect((await Promise.all([save(1), save(1)])).toSorted()).toEqual(["conflict", "saved"]);
  expect(await save(1)).toBe("conflict");
  expect(await save(9)).toBe("conflict");
});

test("the call rejects an invalid library", () =>
  expect(saveKeywords.request.safeParse({ library: { ...edited, top: [] }, version: 0 }).success).toBe(false));
