import { afterAll, beforeAll, expect, test } from "vitest";
import type { Reviewer } from "@hundeblick/proto/http/reviewer";
import { reviewer, saveReviewer } from "@hundeblick/proto/rpc/catalogue";
import { catalogueService } from "../support/catalogue-service.ts";

let system: Awaited<ReturnType<typeof catalogueService>>;
beforeAll(async () => {
  system = await catalogueService();
});
afterAll(async () => {
  await system?.close();
});

const ADA: Reviewer = {
  name: "Ada Muster",
  credentials: { de: "Tierärztin", en: "veterinarian", pl: "lekarka weterynarii" },
  url: "https://example.org/ada",
  reviewed: { article: "2026-05-01" },
};
const save = (wanted: Reviewer | null, version: number) =>
  system.caller.call(saveReviewer, { reviewer: wanted, version });

test("nobody has reviewed anything until an operator says so, and again when the reviewer is removed", async () => {
  expect(await system.caller.call(reviewer, {})).toEqual({ reviewer: null, version: 0 });
  await save(ADA, 0);
  expect(await system.caller.call(reviewer, {})).toEqual({ reviewer: ADA, version: 1 });
  await expect(save(null, 0)).rejects.toMatchObject({ code: "conflict" });
  await save(null, 1);
  expect(await system.caller.call(reviewer, {})).toEqual({ reviewer: null, version: 2 });
});
