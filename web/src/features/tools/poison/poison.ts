import type { Level } from "@hundeblick/proto/health/check-lists";
import { type Assessment, assess } from "@hundeblick/triage/assess";
import type { Concern } from "@hundeblick/triage/concern";
import type { Dog } from "@hundeblick/triage/dog";
import type { Answers } from "@hundeblick/triage/holds";
import { readDecimal } from "#shared/ui/decimal.ts";
import { choice, type Fields, list, readList, text } from "../frame/answers.ts";
import { concernAsksAmount, factsOf, type Kind, KINDS, type Mark, TOXINS, type Unit, UNITS, unitsOf } from "./kinds.ts";

export const AGES = ["puppy", "adult", "senior"] as const;
export type Age = (typeof AGES)[number];
/** Ids of the concern's options. */
export const SIGNS = ["breath", "nerves", "gut", "mouth", "weak"] as const;
export const WHEN = ["now", "today", "days", "older"] as const;
export type When = (typeof WHEN)[number];

export interface PoisonAnswers {
  /** As `readList` takes them. */
  signs: string;
  /** kg, as it was typed. */
  weight: string;
  age?: Age;
  kind: Kind;
  unit?: Unit;
  /** How many of the unit, as it was typed. */
  amount?: string;
  when?: When;
}

const LIGHTEST_KG = 1;
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

/** What the concern calls no sign. */
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

/** Grams, or millilitres of a drink; null where nobody knows, or where it was no more than a lick. */
export function gramsOf({ kind, unit, amount = "" }: Pick<PoisonAnswers, "kind" | "unit" | "amount">): number | null {
  const each = unit && unitsOf(kind).includes(unit) ? factsOf(kind).grams?.[unit] : undefined;
  const count = readAmount(amount);
  return each === undefined || count === null ? null : each * count;
}

export interface Dose {
  mg: number;
  /** Rounded as it is shown, so that what is said to be reached is what the number says. */
  mgPerKg: number;
  unit: "mg" | "g";
  marks: readonly Mark[];
  reached: readonly Mark[];
}

/** What was eaten per kg of dog beside the amounts that were published. Null where nothing can be compared. */
export function doseOf(answers: Pick<PoisonAnswers, "kind" | "unit" | "amount" | "weight">): Dose | null {
  const { content } = factsOf(answers.kind);
  const [grams, kg] = [gramsOf(answers), readWeight(answers.weight)];
  if (!content || grams === null || kg === null) return null;
  const { marks, unit } = TOXINS[content.toxin];
  const mg = grams * content.mgPerG;
  const step = unit === "g" ? 10 : 0.1;
  const mgPerKg = Number((Math.round(mg / kg / step) * step).toFixed(1));
  return { mg, mgPerKg, unit, marks, reached: marks.filter((mark) => mgPerKg >= mark.mgPerKg) };
}

/** The concern calls up to 5 g for 5 kg of dog a little. */
const LITTLE_G_PER_KG = 1;

function concernAmount(answers: PoisonAnswers): string {
  if (answers.unit === "crumb") return "crumb";
  const [grams, kg] = [gramsOf(answers), readWeight(answers.weight)];
  if (grams === null || kg === null) return "unknown";
  return grams <= LITTLE_G_PER_KG * kg ? "little" : "more";
}

const KIND_OF_GROUP: Partial<Record<string, string>> = { medicine: "medicine", bait: "poison", other: "unsure" };

/** The same answers as the concern "ate something" takes them. */
export function concernAnswers(answers: PoisonAnswers): Answers {
  const facts = factsOf(answers.kind);
  const { food, group } = facts;
  return {
    danger: readSigns(answers.signs),
    kind: KIND_OF_GROUP[group] ?? "food",
    ...(food && { food }),
    ...(concernAsksAmount(facts) && { amount: concernAmount(answers) }),
    ...(answers.when && { when: answers.when }),
  };
}

const MONTHS: Readonly<Record<Age, number>> = { puppy: 3, adult: 36, senior: 120 };

/** Of an illness nobody asked: white chocolate counts as for a dog that fat does harm. */
const concernDog = ({ age, weight, kind }: PoisonAnswers): Dog => ({
  weightKg: readWeight(weight) ?? undefined,
  ageMonths: age && MONTHS[age],
  ...(factsOf(kind).food === "fatty" && { conditions: ["diabetes"] }),
});

/** A published amount was reached: the longer ago, the more a dog without signs has got over. */
const LEVEL_BY_TIME: Readonly<Record<When, Level | null>> = { now: "now", today: "now", days: "today", older: null };

/**
 * How urgent it is: by the rules of the concern, and one more for a dose that reaches a published amount, with its
 * reason. Every rule counts and the most urgent wins, so it is never less urgent than the concern says.
 */
export function judgePoisoning(concern: Concern, answers: PoisonAnswers, reason: string): Poisoning {
  const dose = doseOf(answers);
  const level = dose && dose.reached.length > 0 ? LEVEL_BY_TIME[answers.when ?? "now"] : null;
  const rules = level ? [{ id: "dose", when: IS_FOOD, level, reason, sources: [] }, ...concern.rules] : concern.rules;
  return { dose, assessment: assess({ ...concern, rules }, concernAnswers(answers), concernDog(answers)) };
}
const IS_FOOD = { q: "kind", is: ["food"] };

export interface Poisoning {
  assessment: Assessment;
  dose: Dose | null;
}
