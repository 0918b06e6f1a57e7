import { expect, test } from "vitest";
import { AnalyzeContext } from "@hundeblick/proto/http/context";
import { EMPTY_DOG } from "./dog-info.ts";
import { contextOf } from "./context-of.ts";

test("an empty form is an empty context", () => {
  expect(contextOf(EMPTY_DOG)).toEqual({});
});

test("months become an integer, kg a decimal, and every answer is sent", () => {
  const context = contextOf({
    ...EMPTY_DOG,
    name: " Frieda ",
    breed: "Labrador",
    age_months: "108",
    weight_kg: "33,5",
    sex: "female",
    neutered: true,
    pregnant: false,
    allergies: "Huhn",
    meds: "Carprofen",
    diet: "dry",
    goals: ["joints", "made up"],
    redFlags: ["bloat"],
    additionalInfo: "stiff in the morning",
  });
  expect(context).toEqual({
    name: "Frieda",
    breed: "Labrador",
    age_months: 108,
    weight_kg: 33.5,
    sex: "female",
    neutered: true,
    allergies: "Huhn",
    meds: "Carprofen",
    diet: "dry",
    goals: ["joints"],
    redFlags: ["bloat"],
    additionalInfo: "stiff in the morning",
  });
  expect(AnalyzeContext.safeParse(context).success).toBe(true);
});

test("omits blanks, words for numbers and an unknown diet", () => {
  expect(contextOf({ ...EMPTY_DOG, name: "   ", age_months: "old", weight_kg: "heavy", diet: "pizza" })).toEqual({});
});

test("includes a pregnancy only for an intact female, and only when ticked", () => {
  expect(contextOf({ ...EMPTY_DOG, sex: "male", pregnant: true })).toEqual({ sex: "male" });
  expect(contextOf({ ...EMPTY_DOG, sex: "female", pregnant: true })).toEqual({
    sex: "female",
    pregnant: true,
  });
  const neutered = { ...EMPTY_DOG, sex: "female", pregnant: true, neutered: true } as const;
  expect(contextOf(neutered)).toEqual({ sex: "female", neutered: true });
});

test("not neutered is an answer, unknown is none", () => {
  expect(contextOf({ ...EMPTY_DOG, neutered: false })).toEqual({ neutered: false });
  expect(contextOf({ ...EMPTY_DOG, neutered: null })).toEqual({});
});

test("includes concerns, checks, illnesses and medicines, without unknown ones", () => {
  const measuredAt = "2026-11-23T10:00:00.000Z";
  const context = contextOf({
    ...EMPTY_DOG,
    concerns: [
      { id: "vomiting", answers: { danger: ["none"], times: "once" }, skipped: ["state"] },
      { id: "made_up" as "vomiting", answers: {}, skipped: [] },
    ],
    checks: [{ id: "gums", inputs: { colour: "pink" }, measuredAt }],
    conditions: ["diabetes", "made_up" as "diabetes"],
    medicines: ["insulin"],
  });
  expect(context).toEqual({
    concerns: [{ id: "vomiting", answers: { danger: ["none"], times: "once" } }],
    checks: [{ id: "gums", inputs: { colour: "pink" }, measuredAt }],
    conditions: ["diabetes"],
    medicines: ["insulin"],
  });
  expect(AnalyzeContext.safeParse(context).success).toBe(true);
});
