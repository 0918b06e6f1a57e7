import type { Language } from "@hundeblick/proto/language";
import type { CheckData } from "./check.schema.ts";
import { inLanguage, type InOneLanguage } from "./in-language.ts";

/** One hands-on check in one language, for the browser and the report. */
export type Check = InOneLanguage<Omit<CheckData, "result" | "examples" | "searchWords">>;

export function checkIn(data: CheckData, language: Language): Check {
  const { result: _result, examples: _examples, searchWords: _words, ...shown } = data;
  return inLanguage(shown, language);
}

/** A result a vet should see, on its level. */
export const needsVet = ({ severity }: Pick<CheckData["bands"][number], "severity">): boolean =>
  severity === "see_vet" || severity === "now";

/** A check in lists. */
export type CheckEntry = InOneLanguage<Pick<CheckData, "id" | "area" | "seconds" | "name" | "why">>;

export function checkEntryIn({ id, area, seconds, name, why }: CheckData, language: Language): CheckEntry {
  return inLanguage({ id, area, seconds, name, why }, language);
}
