import { fakeBus, quietLog } from "@hundeblick/kit/testing";
import { recommendProducts } from "@hundeblick/proto/rpc/catalogue";
import { expect, test } from "vitest";
import { catalogueOverBus } from "./catalogue.ts";

const request = { market: "de" as const, ingredientIds: ["omega3"] };

test("no products when the catalogue is unavailable", async () => {
  expect(await catalogueOverBus(fakeBus(), quietLog).recommend(request)).toEqual({});
});

test("no products when the catalogue does not reply in time", async () => {
  const bus = fakeBus();
  bus.respond(recommendProducts, () => new Promise(() => {}));
  expect(await catalogueOverBus(bus, quietLog).recommend(request)).toEqual({});
});
