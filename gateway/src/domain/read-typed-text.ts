import type { ReadTextBody, ReadTextReply } from "@hundeblick/proto/http/read-text";
import { LANGUAGES, type Language } from "@hundeblick/proto/language";
import { readText } from "@hundeblick/proto/rpc/report";
import { allConcerns } from "@hundeblick/triage/all-concerns";
import { type ConcernEntry, concernEntryIn } from "@hundeblick/triage/concern";
import { suggestConcerns } from "@hundeblick/triage/suggest-concerns";
import type { Calls } from "./ports.ts";

const ENTRIES = new Map<Language, ConcernEntry[]>(
  LANGUAGES.map((language) => [language, allConcerns.map((concern) => concernEntryIn(concern, language))]),
);

/** Emergencies and concerns in an owner's words. Stores nothing. @throws {AppError} unavailable, timeout */
export async function readTypedText(calls: Calls, { ageMonths, ...typed }: ReadTextBody): Promise<ReadTextReply> {
  const signs = await calls.call(readText, typed);
  return {
    ...signs,
    concerns: suggestConcerns(typed.text, typed.language, ENTRIES.get(typed.language) ?? [], ageMonths),
  };
}
