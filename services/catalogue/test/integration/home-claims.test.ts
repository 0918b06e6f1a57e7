import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { testMongo } from "@hundeblick/kit/testing";
import type { Claims } from "@hundeblick/proto/http/claims";
import { mongoClaims } from "../../src/adapters/mongo/claim.repository.ts";
import { siteClaims } from "../../src/data/site-claims.ts";
import { type ClaimDeps, homeClaims, saveHomeClaims } from "../../src/domain/home-claims.ts";

let mongo: Awaited<ReturnType<typeof testMongo>>;
let deps: ClaimDeps;
beforeAll(async () => {
  mongo = await testMongo();
  deps = { claims: mongoClaims(mongo.connection), siteClaims };
});
afterAll(async () => {
  await mongo.close();
});

const measured: Claims = [
  {
    place: "hero",
    value: 97.4,
    unit: "percent",
    text: { de: "Genauigkeit", en: "accuracy", pl: "dokładności" },
    source: "own test, 2026, 1,200 photos",
  },
];

test("figures are the site's own until somebody edits them, are never overwritten unseen, and can go back", async () => {
  expect(await homeClaims(deps)).toEqual({ claims: siteClaims, version: 0, edited: false });
  expect(await saveHomeClaims(deps, { claims: measured, version: 0 })).toEqual({
    claims: measured,
    version: 1,
    edited: true,
  });
  expect(await homeClaims(deps)).toEqual({ claims: measured, version: 1, edited: true });
  await expect(saveHomeClaims(deps, { claims: null, version: 0 })).rejects.toMatchObject({ code: "conflict" });
  expect(await saveHomeClaims(deps, { claims: null, version: 1 })).toMatchObject({ claims: siteClaims, edited: false });
  expect(await homeClaims(deps)).toEqual({ claims: siteClaims, version: 2, edited: false });
});
