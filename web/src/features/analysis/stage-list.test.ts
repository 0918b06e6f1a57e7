import { expect, test } from "vitest";
import { stepsAt } from "./stage-list.ts";

const states = (stage: Parameters<typeof stepsAt>[0]) => stepsAt(stage).map(({ state }) => state);

test("the upload is the current stage while the photo is sent", () => {
  expect(states(null)).toEqual(["now", "later", "later", "later"]);
});

test("each reported stage advances the list, never ahead of it", () => {
  expect(states("received")).toEqual(["done", "now", "later", "later"]);
  expect(states("decoded")).toEqual(["done", "done", "now", "later"]);
  expect(states("looking")).toEqual(["done", "done", "now", "later"]);
  expect(states("composing")).toEqual(["done", "done", "done", "now"]);
});
