import { MAX_AGE_MONTHS, WEIGHT_KG } from "@hundeblick/proto/health/answer-limits";
import { readDecimal } from "#shared/ui/decimal.ts";

/** A validation message; `text` is the translation key. */
export interface Complaint {
  text: string;
  values?: Record<string, number>;
  /** Suggested value, in the unit of the field. */
  suggestion?: number;
}
export type Reading =
  | { kind: "empty" }
  | { kind: "value"; value: number }
  | { kind: "complaint"; complaint: Complaint };

const complain = (complaint: Complaint): Reading => ({ kind: "complaint", complaint });

/** Parses a weight in kg. An impossible one gets a suggestion: a missing comma, or grams. */
export function readWeight(text: string): Reading {
  if (text.trim() === "") return { kind: "empty" };
  const kg = readDecimal(text.trim().replace(/(kg|kilo)$/i, ""));
  if (kg === null) return complain({ text: "Please write the weight as a number, for example 12.5." });
  if (kg < WEIGHT_KG.min) return complain({ text: "That is too little for a dog. Please check it." });
  if (kg <= WEIGHT_KG.max) return { kind: "value", value: Math.round(kg * 100) / 100 };
  const suggestion = kg / (kg > WEIGHT_KG.max * 10 ? 1000 : 10);
  if (suggestion > WEIGHT_KG.max) return complain({ text: "That is too much for a dog. Please check it." });
  return complain({
    text: "{{typed}} kg is too much for a dog. Do you mean {{meant}}?",
    values: { typed: kg, meant: suggestion },
    suggestion,
  });
}

/** Parses years and months (either may be empty, years may be decimal) to whole months. */
export function readAge(years: string, months: string): Reading {
  if (years.trim() === "" && months.trim() === "") return { kind: "empty" };
  const y = years.trim() === "" ? 0 : readDecimal(years);
  const m = months.trim() === "" ? 0 : readDecimal(months);
  if (y === null || m === null || y < 0 || m < 0)
    return complain({ text: "Please write the age as a number, for example 4." });
  const total = Math.round(y * 12 + m);
  if (total > MAX_AGE_MONTHS) return complain({ text: "No dog gets that old. Please check it." });
  return { kind: "value", value: total };
}

/** Splits stored months into the two fields. */
export function yearsAndMonths(ageMonths: string): { years: string; months: string } {
  const total = Number.parseInt(ageMonths, 10);
  if (!Number.isFinite(total) || total < 0) return { years: "", months: "" };
  const years = Math.floor(total / 12);
  const months = total % 12;
  return {
    years: years > 0 ? String(years) : "",
    months: months > 0 || years === 0 ? String(months) : "",
  };
}
