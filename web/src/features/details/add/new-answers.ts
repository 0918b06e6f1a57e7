import { OWNER_TEXTS, type OwnerText } from "@hundeblick/proto/health/answers";
import type { AnalyzeContext } from "@hundeblick/proto/http/context";
import { AddedAnswers } from "@hundeblick/proto/http/report-answers";

type Entry = { id: string; answers?: object };

/** Answers in `typed` that differ from `stored`. */
export function newAnswers(stored: AnalyzeContext, typed: AnalyzeContext): AddedAnswers {
  const fields = Object.keys(AddedAnswers.shape) as (keyof AddedAnswers)[];
  return Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      const before = stored[field];
      const now = typed[field] ?? emptied(field, before);
      if (now === undefined || isSame(before, now)) return [];
      if (field !== "concerns" && field !== "checks") return [[field, now]];
      const entries = changed(before as Entry[], now as Entry[]);
      return entries.length > 0 ? [[field, entries]] : [];
    }),
  );
}

/** Emptied texts. */
export const takenBackTexts = (stored: AnalyzeContext, typed: AnalyzeContext): OwnerText[] =>
  OWNER_TEXTS.filter((field) => stored[field] && !typed[field]);

const LISTS: readonly string[] = ["redFlags", "wordAnswers", "notDiagnosed"];
/** The form omits empty values, so a list that is empty now is added. */
const emptied = (field: keyof AddedAnswers, before: unknown): [] | undefined =>
  before && LISTS.includes(field) ? [] : undefined;

/** Rebases answers on a newer version: of a concern only those changed here replace the stored ones. */
export function rebased(added: AddedAnswers, before: AnalyzeContext, now: AnalyzeContext): AddedAnswers {
  const concerns = added.concerns?.map(({ id, answers }) => {
    const [old, current] = [before, now].map(
      (one) => one.concerns?.find((concern) => concern.id === id)?.answers ?? {},
    );
    const mine = Object.entries(answers).filter(([question, answer]) => !isSame(old?.[question], answer));
    // a withdrawn answer, or one that is no longer due, is not restored
    const others = Object.entries(current ?? {}).filter(
      ([question]) => Object.hasOwn(answers, question) || !Object.hasOwn(old ?? {}, question),
    );
    return { id, answers: Object.fromEntries([...others, ...mine]) };
  });
  return { ...added, ...(concerns && { concerns }) };
}

/** A concern without a new answer is omitted. */
const changed = (before: readonly Entry[] = [], now: readonly Entry[]) =>
  now.filter((entry) => !before.some((old) => isSame(old, entry) || (old.id === entry.id && isEmpty(entry))));

const isEmpty = ({ answers }: Entry) => answers !== undefined && Object.keys(answers).length === 0;

/** By value; the order of keys does not matter. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a === b;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]));
}
