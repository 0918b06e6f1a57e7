import { expect, test } from "@jest/globals";
import { stepsAt } from "./stage-list.ts";

const states = (stage: Parameters<typeof stepsAt>[0]) => stepsAt(stage).map(({ state }) => state);

test("while the photo is on its way, its arrival is what happens now", () => {
  expect(states(null)).toEqual(["now", "later", "later", "later"]);
});

test("each told stage moves the list on and never claims what has not happened", () => {
  expect(states("received")).toEqual(["done", "now", "later", "later"]);
  expect(states("decoded")).toEqual(["done", "done", "now", "later"]);
  expect(states("looking")).toEqual(["done", "done", "now", "later"]);
  expect(states("composing")).toEqual(["done", "done", "done", "now"]);
});
