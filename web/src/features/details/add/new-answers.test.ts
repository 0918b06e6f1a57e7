import { expect, test } from "vitest";
import { contextOf } from "#shared/session/context-of.ts";
import { dogInfoOf } from "./dog-info-of.ts";
import { newAnswers, rebased, takenBackTexts } from "./new-answers.ts";

const limping = { id: "limping" as const, answers: { alarm: ["none"], since: "days" } };
const measuredAt = "2026-11-17T09:00:00Z";
const stored = {
  name: "Frieda",
  age_months: 84,
  weight_kg: 31.5,
  sex: "female" as const,
  concerns: [limping],
  checks: [{ id: "gums" as const, inputs: { colour: "pink" }, measuredAt }],
};

test.each(["de", "en", "pl"])("round-trips stored answers (%s)", (language) => {
  expect(contextOf(dogInfoOf(stored, language))).toEqual(stored);
});

test("sends only new or changed answers", () => {
  const cough = { id: "cough" as const, answers: {} };
  expect(newAnswers(stored, { ...stored, weight_kg: 30, concerns: [limping, cough] })).toEqual({
    weight_kg: 30,
    concerns: [cough],
  });
  expect(newAnswers(stored, stored)).toEqual({});
});

test("keeps concurrent answers, unless the same was answered here", () => {
  const here = { concerns: [{ ...limping, answers: { ...limping.answers, weight: "clear" } }] };
  const now = { concerns: [{ ...limping, answers: { alarm: ["none"], since: "week", well: "bright" } }] };
  expect(rebased(here, stored, now)).toEqual({
    concerns: [{ ...limping, answers: { alarm: ["none"], since: "week", well: "bright", weight: "clear" } }],
  });
});

test("does not restore an answer that was withdrawn here", () => {
  const here = { concerns: [{ ...limping, answers: { since: "week" } }] };
  expect(rebased(here, stored, stored)).toEqual(here);
});

test("sends nothing about a concern without a new answer", () => {
  expect(newAnswers(stored, { ...stored, concerns: [{ ...limping, answers: {} }] })).toEqual({});
});

test("sends withdrawn ticks as an empty list, once", () => {
  const urgent = { ...stored, redFlags: ["bloat" as const], wordAnswers: [{ id: "poison", answer: "now" } as const] };
  expect(newAnswers(urgent, stored)).toEqual({ redFlags: [], wordAnswers: [] });
  expect(newAnswers({ ...stored, redFlags: [] }, stored)).toEqual({});
});

test("withdraws an emptied text, but not one that was never written", () => {
  expect(takenBackTexts({ ...stored, meds: "Ibuprofen" }, stored)).toEqual(["meds"]);
  expect(takenBackTexts(stored, { ...stored, meds: "Rimadyl" })).toEqual([]);
});
