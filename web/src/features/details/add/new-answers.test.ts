import { expect, test } from "@jest/globals";
import { contextOf } from "../context-of.ts";
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

test.each(["de", "en", "pl"])("stored answers come back from the form as they were (%s)", (language) => {
  expect(contextOf(dogInfoOf(stored, language))).toEqual(stored);
});

test("only what is new or different is sent", () => {
  const cough = { id: "cough" as const, answers: {} };
  expect(newAnswers(stored, { ...stored, weight_kg: 30, concerns: [limping, cough] })).toEqual({
    weight_kg: 30,
    concerns: [cough],
  });
  expect(newAnswers(stored, stored)).toEqual({});
});

test("answers given elsewhere in the meantime stay, unless the same was answered here", () => {
  const here = { concerns: [{ ...limping, answers: { ...limping.answers, weight: "clear" } }] };
  const now = { concerns: [{ ...limping, answers: { alarm: ["none"], since: "week", well: "bright" } }] };
  expect(rebased(here, stored, now)).toEqual({
    concerns: [{ ...limping, answers: { alarm: ["none"], since: "week", well: "bright", weight: "clear" } }],
  });
});

test("an answer that was taken back here does not come back", () => {
  const here = { concerns: [{ ...limping, answers: { since: "week" } }] };
  expect(rebased(here, stored, stored)).toEqual(here);
});

test("a concern that is asked anew sends nothing before its first answer", () => {
  expect(newAnswers(stored, { ...stored, concerns: [{ ...limping, answers: {} }] })).toEqual({});
});

test("ticks that are taken back are sent as an empty list, once", () => {
  const urgent = { ...stored, redFlags: ["bloat" as const], wordAnswers: [{ id: "poison", answer: "now" } as const] };
  expect(newAnswers(urgent, stored)).toEqual({ redFlags: [], wordAnswers: [] });
  expect(newAnswers({ ...stored, redFlags: [] }, stored)).toEqual({});
});

test("a text that was emptied is taken back, one that was never written is not", () => {
  expect(takenBackTexts({ ...stored, meds: "Ibuprofen" }, stored)).toEqual(["meds"]);
  expect(takenBackTexts(stored, { ...stored, meds: "Rimadyl" })).toEqual([]);
});
