import { MAX_AGE_MONTHS, WEIGHT_KG } from "@hundeblick/proto/health/answer-limits";
import type { Language } from "@hundeblick/proto/language";
import { STATED_FACTS } from "./stated-fact-patterns.ts";

/** A fact in the owner's text, with the words it was read from. */
export interface StatedFact<Value> {
  value: Value;
  words: string;
}
type Sex = "female" | "male";
export interface StatedFacts {
  ageMonths?: StatedFact<number>;
  sex?: StatedFact<Sex>;
  weightKg?: StatedFact<number>;
}

const WEEKS_IN_MONTH = 365.25 / 12 / 7;
const KG_IN_POUND = 0.4536;
/** Ends before a number that is the end of a longer one ("7 years 6 months", "2-3 years", "half a year"). */
const NUMBER_BEFORE =
  /(?:\d ?[-–/.,]? ?|[-–/.,]|\b(?:and|und|i|to|bis|do|or|oder|lub|half|halbe?s?|jahre?|monate?|years?|months?|lat|lata|rok) )$/i;
/** Begins behind a number that goes on. */
const NUMBER_BEHIND = /^ ?(?:and |und |i )?\d/i;
const CLAUSES = /[^.,!?;\n]+(?:[.,](?=\d)[^.,!?;\n]+)*/g;

/** What a text says of the dog's age, sex and weight, for the owner to confirm. Missing where it says two things. */
export function statedFacts(text: string, language: Language): StatedFacts {
  const { aside, age, sex, weight } = STATED_FACTS[language];
  const written = text.normalize("NFC");
  const clauses = [...withoutAccents(written).matchAll(CLAUSES)].filter(([clause]) => !aside.test(clause));
  const find = <Value>(patterns: readonly RegExp[], read: (match: RegExpExecArray) => Value | null) =>
    onlyOne(
      clauses.flatMap(({ 0: clause, index: start }) =>
        patterns
          .flatMap((pattern) => [...clause.matchAll(pattern)])
          .flatMap((match) => {
            const [from, to] = [match.index, match.index + match[0].length];
            const isPart =
              match.groups?.["n"] !== undefined &&
              (NUMBER_BEFORE.test(clause.slice(0, from)) || NUMBER_BEHIND.test(clause.slice(to)));
            const value = read(match);
            // a number beside another one is no second fact, it makes this one uncertain
            return value === null
              ? []
              : [{ value: isPart ? null : value, words: written.slice(start + from, start + to) }];
          }),
      ),
    );
  const ageMonths = find(age, (match) => monthsOf(match, language));
  const sexOf = find([sex], ({ groups }): Sex => (groups?.["female"] ? "female" : "male"));
  const weightKg = find([weight], kilogramsOf);
  return { ...(ageMonths && { ageMonths }), ...(sexOf && { sex: sexOf }), ...(weightKg && { weightKg }) };
}

/** Letter by letter, so that the length stays and words are found again. */
const withoutAccents = (text: string): string =>
  text.replace(/[^ -~]/g, (letter) => (/ł/i.test(letter) ? "l" : letter.normalize("NFD").charAt(0)));

function onlyOne<Value>(facts: readonly StatedFact<Value | null>[]): StatedFact<Value> | undefined {
  const [{ value, words } = { value: null, words: "" }, ...others] = facts;
  return value !== null && others.every((other) => other.value === value) ? { value, words } : undefined;
}

function monthsOf({ groups = {} }: RegExpExecArray, language: Language): number | null {
  const { n = "", years, weeks } = groups;
  const count = STATED_FACTS[language].numbers[n.toLowerCase()] ?? numberOf(n);
  const months = years ? Math.round(count * 12) : Math.floor(weeks ? count / WEEKS_IN_MONTH : count);
  return months <= MAX_AGE_MONTHS ? months : null;
}

function kilogramsOf({ groups = {} }: RegExpExecArray): number | null {
  const { n = "", pounds } = groups;
  const kg = pounds ? Math.round(numberOf(n) * KG_IN_POUND * 10) / 10 : numberOf(n);
  return kg >= WEIGHT_KG.min && kg <= WEIGHT_KG.max ? kg : null;
}

/** NaN for a word that is no number; it fits no limit. */
const numberOf = (digits: string): number => Number(digits.replace(",", "."));
