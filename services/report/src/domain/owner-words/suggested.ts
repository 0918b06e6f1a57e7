import type { ConcernId } from "@hundeblick/proto/health/check";
import type { Language } from "@hundeblick/proto/language";
import { allConcerns } from "@hundeblick/triage/all-concerns";
import { type ConcernEntry, concernEntryIn } from "@hundeblick/triage/concern";
import { suggestConcerns } from "@hundeblick/triage/suggest-concerns";
import { perLanguage } from "../free-text/per-language.ts";
import { writtenIn } from "../free-text/written-in.ts";

const CONCERNS = perLanguage((language): ConcernEntry[] => allConcerns.map((one) => concernEntryIn(one, language)));

/** Concerns that the owner's text suggests, likeliest first. */
export const suggestedConcerns = (text: string, page: Language, ageMonths?: number | null): ConcernId[] =>
  writtenIn(text, page).flatMap((language) =>
    suggestConcerns(text, language, CONCERNS[language], ageMonths).map(({ id }) => id),
  );
