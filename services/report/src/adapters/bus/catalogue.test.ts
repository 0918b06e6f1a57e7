import { fakeBus, quietLog } from "@hundeblick/kit/testing";
import { expect, test } from "vitest";
import { catalogueOverBus } from "./catalogue.ts";

const request = { market: "de" as const, ingredientIds: ["omega3"] };

test("no products when the catalogue is unavailable", async () => {
  expect(await catalogueOverBus(fakeBus(), quietLog).recommend(request)).toEqual({});
});
