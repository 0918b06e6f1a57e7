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
            const [value, from] = [read(match), start + match.index];
            return value === null ? [] : [{ value, words: written.slice(from, from + match[0].length) }];
          }),
      ),
    );
  const ageMonths = find(age, (match) => monthsOf(match, language));
  const sexOf = find([sex], ({ groups }): Sex => (groups?.["female"] ? "female" : "male"));
  const weightKg = find([weight], kilogramsOf);
  return { ...(ageMonths && { ageMonths }), ...(sexOf && { sex: sexOf }), ...(weightKg && { weightKg }) };
}

/** The same length as a text in normal form C, so that words are found again. */
const withoutAccents = (text: string): string =>
  text.replaceAll("ł", "l").replaceAll("Ł", "L").normalize("NFD").replace(/\p{M}/gu, "");

function onlyOne<Value>(facts: readonly StatedFact<Value>[]): StatedFact<Value> | undefined {
  const [first, ...others] = facts;
  return others.every(({ value }) => value === first?.value) ? first : undefined;
}

function monthsOf({ groups = {} }: RegExpExecArray, language: Language): number | null {
  const { n = "", years, weeks } = groups;
  const count = STATED_FACTS[language].numbers[n.toLowerCase()] ?? numberOf(n);
  const months = years ? Math.round(count * 12) : Math.floor(weeks ? count / WEEKS_IN_MONTH : count);
  return months <= MAX_AGE_MONTHS ? months : null;
}

function kilogramsOf({ groups = {} }: RegExpExecArray): number | null {
  const { n = "", pounds } = groups;
  const kg = Math.round(numberOf(n) * (pounds ? KG_IN_POUND : 1) * 10) / 10;
  return kg >= WEIGHT_KG.min && kg <= WEIGHT_KG.max ? kg : null;
}

/** NaN for a word that is no number; it fits no limit. */
const numberOf = (digits: string): number => Number(digits.replace(",", "."));
