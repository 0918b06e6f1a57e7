import { handle } from "@hundeblick/kit/bus";
import { fakeBus, quietLog } from "@hundeblick/kit/testing";
import { recommendProducts } from "@hundeblick/proto/rpc/catalogue";
import { expect, test } from "@jest/globals";
import { catalogueOverBus } from "./catalogue.ts";

const request = { market: "de" as const, ingredientIds: ["omega3"] };

test("a catalogue that is away means a report without products", async () => {
  expect(await catalogueOverBus(fakeBus(), quietLog).recommend(request)).toEqual({});
});

test("a catalogue that does not answer is not waited for", async () => {
  const bus = fakeBus();
  bus.respond(handle(recommendProducts, () => new Promise(() => {})) as never);
  expect(await catalogueOverBus(bus, quietLog).recommend(request)).toEqual({});
});
