import { afterAll, beforeAll, expect, test } from "vitest";
import { type Editable, mongoEditable } from "@hundeblick/kit/editable";
import { testMongo } from "@hundeblick/kit/testing";

let mongo: Awaited<ReturnType<typeof testMongo>>;
let figures: Editable<{ percent: number }[]>;
beforeAll(async () => {
  mongo = await testMongo();
  const place = { collection: "figures", id: "home", field: "figures" };
  figures = mongoEditable(mongo.connection, place, [{ percent: 98 }]);
});
afterAll(async () => {
  await mongo.close();
});

test("returns the default until edited, rejects stale edits, and can be reset", async () => {
  const own = [{ percent: 98 }];
  const measured = [{ percent: 97.4 }];
  expect(await figures.read()).toEqual({ value: own, version: 0, edited: false });
  expect(await figures.save(measured, 0)).toEqual({ value: measured, version: 1, edited: true });
  expect(await figures.read()).toEqual({ value: measured, version: 1, edited: true });
  await expect(figures.save(null, 0)).rejects.toMatchObject({ code: "conflict" });
  expect(await figures.save(null, 1)).toMatchObject({ value: own, edited: false });
  expect(await figures.read()).toEqual({ value: own, version: 2, edited: false });
});

test("rejects one of two edits of the same version", async () => {
  const place = { collection: "offers", id: "shop", field: "offers" };
  const shared = mongoEditable<number[]>(mongo.connection, place, []);
  const outcomes = await Promise.allSettled([shared.save([1], 0), shared.save([2], 0)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});
