import { expect, test } from "@jest/globals";
import { allConcerns } from "../src/all-concerns.ts";
import { assess } from "../src/assess.ts";
import { concernIn } from "../src/concern.ts";
import type { Answers } from "../src/holds.ts";
import type { Trait } from "../src/traits.ts";
import { dogOf } from "./witness.ts";

const HONEY = /honey on the gums/;
const COOL = /pour plenty of cool water/;
const NO_WATER = /Do not pour water over your dog unless/;

function adviceOf(id: string, answers: Answers, traits: readonly Trait[]): string {
  const data = allConcerns.find((concern) => concern.id === id);
  if (!data) throw new Error(`no concern ${id}`);
  const { level, home, doNot } = assess(concernIn(data, "en"), answers, dogOf(traits));
  expect(level).toBe("now");
  return JSON.stringify([home, doNot]);
}

test.each<[string, Answers, Trait[]]>([
  ["not_eating", { state: "weak" }, ["diabetic"]],
  ["not_eating", { state: "weak" }, ["puppy"]],
  ["trembling", { also: ["tired"] }, ["puppy"]],
  ["trembling", { pattern: "fine", trigger: "no" }, ["diabetic"]],
  ["lethargy_fever", { how: "flat" }, ["diabetic"]],
  ["lethargy_fever", { how: "flat" }, ["youngPuppy"]],
  ["diarrhoea", { state: "weak" }, ["puppy"]],
])("%s %j of a dog that may be short of sugar (%s): honey on the gums", (id, answers, traits) => {
  expect(adviceOf(id, answers, traits)).toMatch(HONEY);
});

test("a grown dog without diabetes gets none", () => {
  expect(adviceOf("not_eating", { state: "weak" }, [])).not.toMatch(HONEY);
});

test.each<[string, Answers, Trait[]]>([
  ["seizure", { state: "dazed", cause: ["heat"] }, []],
  ["seizure", { state: "dazed", after: ["hot"] }, []],
  ["trembling", { also: ["hot"], trigger: "effort" }, []],
])("%s %j of an overheated dog: cool first, and nothing says not to", (id, answers, traits) => {
  expect(adviceOf(id, answers, traits)).toMatch(COOL);
  expect(adviceOf(id, answers, traits)).not.toMatch(NO_WATER);
});

test("water does nothing for a fit without heat", () => {
  const advice = adviceOf("seizure", { state: "running" }, []);
  expect(advice).toMatch(NO_WATER);
  expect(advice).not.toMatch(COOL);
});
