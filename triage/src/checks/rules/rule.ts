import type { CheckDog } from "../../check-dog.ts";
import type { Answers } from "../../holds.ts";

/** A figure or word a rule computes beside its band, as declared in the check's data. */
export type Figure = number | string | readonly number[] | readonly string[];
/** `band` is null when too little was answered; `missing` then names required inputs. */
export type CheckResult = { band: string | null } & { readonly [figure: string]: Figure | null };
export type Rule = (inputs: Inputs, dog: CheckDog, points: Points) => CheckResult;
/** Points of an option, by input and option. */
export type Points = (input: string, option: string) => number | undefined;

/** Answers of one check, by kind of input. */
export type Inputs = {
  one: (id: string) => string | undefined;
  /** Chosen options without `none`; undefined when skipped. */
  many: (id: string) => ReadonlySet<string> | undefined;
  number: (id: string) => number | undefined;
};

export function readInputs(answers: Answers): Inputs {
  const answer = (id: string): Answers[string] | undefined => (Object.hasOwn(answers, id) ? answers[id] : undefined);
  return {
    one: (id) => {
      const value = answer(id);
      return typeof value === "string" ? value : undefined;
    },
    many: (id) => {
      const value = answer(id);
      if (value === undefined || typeof value === "number" || value.length === 0) return undefined;
      return new Set((typeof value === "string" ? [value] : value).filter((option) => option !== "none"));
    },
    number: (id) => {
      const value = answer(id);
      return typeof value === "number" ? value : undefined;
    },
  };
}

/** An unknown age counts as adult. */
export const ageOf = ({ ageMonths }: CheckDog): number => ageMonths ?? 99;

/** Rounds half up, despite the error of binary fractions. */
export function round(value: number, digits = 0): number {
  const factor = 10 ** digits;
  return Math.floor(value * factor + 0.5 + 1e-9) / factor;
}

/** True when a value was given and is one of these. */
export const isAnyOf = (value: string | undefined, ...values: string[]): boolean =>
  value !== undefined && values.includes(value);

/** Entry of the first limit above a value, else the last entry. */
export function step(value: number, ...steps: readonly (readonly [below: number, then: number])[]): number {
  return steps.find(([below]) => value < below)?.[1] ?? Number.NaN;
}
