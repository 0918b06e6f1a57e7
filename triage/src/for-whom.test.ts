import { expect, test } from "vitest";
import { excludedTraits, requiredTraits } from "./for-whom.ts";

const weak = { q: "state", is: ["weak"] };

test("names the dogs an advice is for", () => {
  expect(requiredTraits({ dog: "puppy" })).toEqual(["puppy"]);
  expect(requiredTraits({ all: [weak, { any: [{ dog: "puppy" }, { dog: "small" }] }] })).toEqual(["puppy", "small"]);
});

test("names none when another dog may need it too", () => {
  expect(requiredTraits({ any: [weak, { dog: "puppy" }] })).toEqual([]);
  expect(requiredTraits({ not: { dog: "puppy" } })).toEqual([]);
});

test("names the dogs an advice is not for", () => {
  expect(
    excludedTraits({ all: [weak, { not: { any: [{ dog: "puppy" }, weak] } }, { not: { dog: "small" } }] }),
  ).toEqual(["puppy", "small"]);
  expect(excludedTraits({ any: [weak, { not: { dog: "puppy" } }] })).toEqual([]);
  expect(excludedTraits({ not: { all: [weak, { dog: "puppy" }] } })).toEqual([]);
});
