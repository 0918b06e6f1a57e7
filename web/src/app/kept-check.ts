import type { CheckAnswers, MeasuredCheck } from "@hundeblick/proto/health/check";
import { MOST_CONCERNS } from "@hundeblick/proto/health/check-lists";
import type { ConcernInfo } from "./dog-info.ts";

// Concerns and checks as storage held them. Only the form is checked here: the closed lists stay out of the first scripts,
// and an id they do not know is left out where the lists are.
const KEY = /^[a-z][a-zA-Z0-9_]{0,39}$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const MOST_IDS = 40;
const MOST_ANSWERS = 20;
const MOST_OPTIONS = 12;

type Fields = Record<string, unknown>;
const isKey = (value: unknown): value is string => typeof value === "string" && KEY.test(value);
const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.slice(0, MOST_IDS).map(fieldsOf) : []);

/** Ids of a list, each once. */
export const keptIds = <Id extends string>(value: unknown): Id[] =>
  Array.isArray(value) ? [...new Set(value.filter(isKey))].slice(0, MOST_IDS).map((id) => id as Id) : [];

export const keptConcerns = (value: unknown): ConcernInfo[] =>
  oncePerId<ConcernInfo>(
    listOf(value).flatMap(({ id, answers, skipped }) =>
      isKey(id) ? [{ id: id as ConcernInfo["id"], answers: keptAnswers(answers), skipped: keptIds(skipped) }] : [],
    ),
  ).slice(0, MOST_CONCERNS);

export const keptChecks = (value: unknown): MeasuredCheck[] =>
  oncePerId<MeasuredCheck>(
    listOf(value).flatMap(({ id, inputs, measuredAt }) =>
      isKey(id) && typeof measuredAt === "string" && TIME.test(measuredAt)
        ? [{ id: id as MeasuredCheck["id"], inputs: keptAnswers(inputs), measuredAt }]
        : [],
    ),
  );

const oncePerId = <Entry extends { id: string }>(entries: Entry[]): Entry[] =>
  entries.filter(({ id }, i) => entries.findIndex((other) => other.id === id) === i);

function keptAnswers(value: unknown): CheckAnswers {
  const entries = Object.entries(fieldsOf(value)).flatMap(([key, given]): [string, CheckAnswers[string]][] => {
    const answer = keptAnswer(given);
    return isKey(key) && answer !== null ? [[key, answer]] : [];
  });
  return Object.fromEntries(entries.slice(0, MOST_ANSWERS));
}

function keptAnswer(value: unknown): CheckAnswers[string] | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (isKey(value)) return value;
  const options = keptIds(value).slice(0, MOST_OPTIONS);
  return options.length > 0 ? options : null;
}
