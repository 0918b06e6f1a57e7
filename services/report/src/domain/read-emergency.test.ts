import type { OwnerAnswers } from "@hundeblick/proto/health/answers";
import { LANGUAGES } from "@hundeblick/proto/language";
import { expect, test } from "vitest";
import { readEmergency } from "./read-emergency.ts";

test.each([
  ["de", { additionalInfo: "Er hat Rattenköder gefressen" }, "poison", "written"],
  ["en", { additionalInfo: "He ate rat bait" }, "poison", "written"],
  ["pl", { additionalInfo: "Zjadł trutkę na szczury" }, "poison", "written"],
  ["de", { meds: "Ich habe ihm Ibuprofen gegeben" }, "poison", "written"],
  ["de", { redFlags: ["bloat"] }, "bloat", "ticked"],
] as const)("[%s] %j is an emergency in every language", (language, answers, id, told) => {
  const found = readEmergency({ ...answers, redFlags: "redFlags" in answers ? [...answers.redFlags] : [] }, language);
  for (const one of LANGUAGES) {
    expect(found?.[one].flags).toMatchObject([{ id, told }]);
    expect(found?.[one].firstAid.length).toBeGreaterThan(2);
  }
  expect(new Set(LANGUAGES.map((one) => found?.[one].flags[0]?.advice)).size).toBe(3);
});

test("contains nothing about the dog", () => {
  const said = readEmergency(
    { name: "Rex", meds: "Rimadyl", breed: "Beagle", weightKg: 12.3, additionalInfo: "hat Rattenköder gefressen" },
    "de",
  );
  expect(JSON.stringify(said)).not.toMatch(/Rex|Rimadyl|Beagle|12[.,]3/);
});

test("words confirmed as happening now are one", () => {
  expect(readEmergency({ wordAnswers: [{ id: "bloat", answer: "now" }] }, "pl")?.de.flags).toMatchObject([
    { id: "bloat" },
  ]);
  expect(readEmergency({ wordAnswers: [{ id: "bloat", answer: "earlier" }] }, "pl")).toBeNull();
});

const STRUGGLING = { id: "breathing_fast" as const, answers: { alarm: ["struggle"] } };
const PALE = {
  id: "gums" as const,
  inputs: { dog: "unwell", colour: "pale", refill: "normal", moist: "wet", hot: "no" },
  measuredAt: "2026-11-20T10:00:00.000Z",
};

test("so are answers about a concern or a measurement for which a vet should be seen now", () => {
  const said = readEmergency({ concerns: [STRUGGLING], checks: [PALE], redFlags: ["poison"] }, "pl");
  for (const one of LANGUAGES)
    expect(said?.[one].flags.map(({ id, told }) => [id, told])).toEqual([
      ["poison", "ticked"],
      ["breathing_fast", "ticked"],
      ["gums", "measured"],
    ]);
  expect(said?.en.flags[1]?.advice).toMatch(/^Struggling to breathe is always an emergency/);
  expect(said?.en.flags[2]?.advice).toMatch(/^Please see a vet now/);
});

test("marks a swallowed poison in the answers about a concern", () => {
  const eaten = { id: "ate_something" as const, answers: { danger: ["none"], kind: "poison" } };
  const isPoison = (answers: OwnerAnswers) => readEmergency(answers, "en")?.en.flags.some((flag) => flag.isPoison);
  expect(isPoison({ concerns: [eaten] })).toBe(true);
  expect(isPoison({ concerns: [STRUGGLING] })).toBe(false);
});

test("so is a concern that was begun and is urgent until more is known, with what not to do", () => {
  const said = readEmergency({ concerns: [{ id: "ate_something", answers: { danger: ["none"] } }] }, "en")?.en;
  expect(said?.flags).toMatchObject([{ id: "ate_something", told: "ticked" }]);
  expect(said?.firstAid.join(" ")).toMatch(/Do not make your dog sick/);
});

test("names a sign and a check of the same name once", () => {
  expect(readEmergency({ redFlags: ["gums"], checks: [PALE] }, "en")?.en.flags.map(({ id }) => id)).toEqual(["gums"]);
});

test("says a line of two concerns once", () => {
  const vomiting = { id: "vomiting" as const, answers: { danger: ["retch"] } };
  const said = readEmergency({ concerns: [vomiting, { id: "diarrhoea", answers: { blood: "lots" } }] }, "de");
  expect(said?.de.flags).toHaveLength(2);
  for (const one of LANGUAGES) expect(new Set(said?.[one].firstAid).size).toBe(said?.[one].firstAid.length);
});

test("answers that can wait are none", () => {
  const slight = { id: "limping" as const, answers: { alarm: ["none"], weight: "slight" } };
  expect(readEmergency({ concerns: [slight] }, "de")).toBeNull();
  expect(readEmergency({ concerns: [{ id: "breathing_fast", answers: {} }] }, "de")).toBeNull();
});

test("harmless words are none", () => {
  expect(readEmergency({ additionalInfo: "Er frisst gern Käse" }, "de")).toBeNull();
  expect(readEmergency({}, "en")).toBeNull();
});
