import { expect, test } from "vitest";
import type { Level } from "@hundeblick/proto/health/check-lists";
import { allConcerns } from "../src/all-concerns.ts";
import { assess } from "../src/assess.ts";
import { concernIn } from "../src/concern.ts";
import type { Answers } from "../src/holds.ts";
import type { Trait } from "../src/traits.ts";
import { dogOf } from "./witness.ts";

const HONEY = /honey on the gums/;
const COOL = /pour plenty of cool water/;
const NO_WATER = /Do not pour water over your dog unless/;

function adviceOf(id: string, answers: Answers, traits: readonly Trait[], expected: Level = "now"): string {
  const data = allConcerns.find((concern) => concern.id === id);
  if (!data) throw new Error(`no concern ${id}`);
  const { level, home, doNot } = assess(concernIn(data, "en"), answers, dogOf(traits));
  expect(level).toBe(expected);
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
  ["vomiting", { state: "dull", also: ["no_food"] }, ["youngPuppy"]],
  ["mouth_teeth", { eat: "none" }, ["youngPuppy"]],
  ["puppy_start", { alarm: ["ill"] }, ["youngPuppy"]],
  ["confused_old", { start: "hours" }, ["diabetic"]],
])("%s %j of a dog that may be short of sugar (%s): honey on the gums", (id, answers, traits) => {
  expect(adviceOf(id, answers, traits)).toMatch(HONEY);
});

test.each(["belly", "poison", "breath"])("a puppy whose legs gave way gets none with %s", (alarm) => {
  expect(adviceOf("collapse_faint", { state: "weak", alarm: [alarm], what: "legs" }, ["puppy"])).not.toMatch(HONEY);
});

test("a dog that shakes with low sugar is not said to be fed in a fit", () => {
  const data = allConcerns.find(({ id }) => id === "trembling");
  expect(JSON.stringify(data?.rules.map(({ reason }) => reason.en))).not.toMatch(/offer food|feed/i);
});

test("a tired dog that vomits is fed again after the call", () => {
  const advice = adviceOf("lethargy_fever", { how: "quieter", eats: "less", also: ["gut"] }, [], "today");
  expect(advice).toMatch(/feed again only after/);
  expect(advice).not.toMatch(/usual food/);
});

test("a grown dog without diabetes gets none", () => {
  expect(adviceOf("not_eating", { state: "weak" }, [])).not.toMatch(HONEY);
});

test.each<[string, Answers, Trait[]]>([
  ["seizure", { state: "dazed", cause: ["heat"] }, []],
  ["seizure", { state: "dazed", after: ["hot"] }, []],
  ["trembling", { also: ["hot"], trigger: "effort" }, []],
  ["collapse_faint", { state: "weak", alarm: ["heat"] }, []],
  ["breathing_fast", { alarm: ["heat"] }, []],
])("%s %j of an overheated dog: cool first, and nothing says not to", (id, answers, traits) => {
  expect(adviceOf(id, answers, traits)).toMatch(COOL);
  expect(adviceOf(id, answers, traits)).not.toMatch(NO_WATER);
});

test("water does nothing for a fit without heat", () => {
  const advice = adviceOf("seizure", { state: "running" }, []);
  expect(advice).toMatch(NO_WATER);
  expect(advice).not.toMatch(COOL);
});

test("a dog that collapsed in the heat neither stands in water nor drinks", () => {
  const collapsed = adviceOf("overheated", { alarm: ["collapse"] }, []);
  expect(collapsed).not.toMatch(/stand in cool water|sips of water/);
  const gums = adviceOf("overheated", { alarm: ["gums"] }, []);
  expect(gums).toMatch(/stand in cool water/);
});

test("only an overheated dog that is fully awake drinks", () => {
  expect(adviceOf("overheated", { pant: "same", well: "bright" }, [])).toMatch(/sips of water/);
  for (const answers of [
    { alarm: ["gums"], well: "bright" },
    { alarm: ["gums"] },
    { where: "car", well: "dull" },
    { well: "dull", temp: 40 },
    { well: "bright", temp: 41 },
    { pant: "same" },
  ] as Answers[])
    expect(adviceOf("overheated", answers, [])).not.toMatch(/sips of water/);
});

test("a dog that is awake and short of breath is not laid on its side", () => {
  const awake = adviceOf("collapse_faint", { state: "weak", alarm: ["breath"] }, []);
  expect(awake).not.toMatch(/flat on its side/);
  expect(awake).toMatch(/as it breathes best/);
  expect(adviceOf("collapse_faint", { state: "out" }, [])).toMatch(/flat on its side/);
});

test("nobody presses on an eye or on what is stuck in a wound", () => {
  expect(adviceOf("wound_bite", { danger: ["stuck"] }, [])).toMatch(/Never press on an eye/);
});

test("a diabetic bitch that vomits gets no insulin before the call", () => {
  expect(adviceOf("season_discharge", { alarm: ["vomit"] }, ["diabetic"])).toMatch(/no insulin/);
  expect(adviceOf("season_discharge", { alarm: ["weak"] }, ["diabetic"])).not.toMatch(/insulin/);
});

test("a bitch that wees little and often outside a season is announced before she is seen", () => {
  const answers = { alarm: ["none"], what: ["none"], when: "long", well: ["small"] };
  expect(adviceOf("season_discharge", answers, [], "today")).toMatch(/Ring before you set off/);
});

test.each<Answers>([{ alarm: ["ate"] }, { alarm: ["stagger"] }, { alarm: ["wound"] }])(
  "a snappish dog with the emergency %j is brought, not left its distance",
  (answers) => {
    const advice = adviceOf("aggression", answers, []);
    expect(advice).toMatch(/set off at once/);
    expect(advice).not.toMatch(/two to three metres/);
  },
);

test.each<Answers>([
  { alarm: ["drool", "abroad"], start: "hours", bitten: "person" },
  { alarm: ["abroad"], start: "hours", when: ["nowhere"] },
  { alarm: ["wound", "abroad"], start: "long" },
])("nobody handles a dog that may have rabies (%j) before the call", (answers) => {
  const advice = adviceOf("aggression", answers, []);
  expect(advice).toMatch(/do not handle your dog/);
  expect(advice).not.toMatch(/set off at once|two to three metres/);
});
