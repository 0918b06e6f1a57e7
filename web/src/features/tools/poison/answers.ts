import type { Level } from "@hundeblick/proto/health/check-lists";
import { readDecimal } from "#shared/ui/decimal.ts";
import { choice, type Fields, list, readList, text } from "../frame/answers.ts";
import { type Kind, KINDS, type Unit, UNITS } from "./kinds.ts";

export const AGES = ["puppy", "adult", "senior"] as const;
export type Age = (typeof AGES)[number];
/** Ids of the concern's options. */
export const SIGNS = ["breath", "nerves", "gut", "belly", "mouth", "weak"] as const;
export const WHEN = ["now", "today", "days", "older"] as const;
export type When = (typeof WHEN)[number];

export interface PoisonAnswers {
  /** As `readList` takes them. */
  signs: string;
  /** kg, as typed. */
  weight: string;
  age?: Age;
  kind: Kind;
  unit?: Unit;
  /** Number of units, as typed. */
  amount?: string;
  when?: When;
}

/** Puppies of toy breeds at six weeks. */
const LIGHTEST_KG = 0.2;
const HEAVIEST_KG = 100;
export function readWeight(typed: string): number | null {
  const kg = readDecimal(typed);
  return kg !== null && kg >= LIGHTEST_KG && kg <= HEAVIEST_KG ? kg : null;
}
const MOST = 5_000;
export function readAmount(typed: string): number | null {
  const amount = readDecimal(typed);
  return amount !== null && amount > 0 && amount <= MOST ? amount : null;
}

/** Levels that a shared link may name: others could be read as an all-clear. */
const SHARED_LEVELS = ["now", "today"] as const;
type SharedLevel = (typeof SHARED_LEVELS)[number];
export const sharedLevel = (level: Level): SharedLevel | undefined => SHARED_LEVELS.find((shared) => shared === level);

/** The concern's option for no sign. */
export const NO_SIGN = "none";
/** Options of the concern. */
export function readSigns(signs: string): string[] {
  const all = readList(SIGNS, signs) ?? [];
  return all.length > 0 ? all : [NO_SIGN];
}

export const FIELDS: Fields<PoisonAnswers> = {
  signs: list(SIGNS),
  weight: text((typed) => readWeight(typed) !== null),
  age: choice(AGES, { optional: true }),
  kind: choice(KINDS),
  unit: choice(UNITS, { optional: true }),
  amount: text((typed) => readAmount(typed) !== null, { optional: true }),
  when: choice(WHEN, { optional: true }),
};
