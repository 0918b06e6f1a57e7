// `virtual:triage` for tests, which run without a bundler
import { CHECKS, CONCERNS } from "@hundeblick/proto/health/check-lists";
import type { Language } from "@hundeblick/proto/language";
import type { sources as Sources, texts as Texts } from "virtual:triage";
import { checkById, translatedCheck } from "../src/all-checks.ts";
import { concernById, translatedConcern } from "../src/all-concerns.ts";
import { emergencyIn, emergencyLinesIn } from "../src/emergency-data.ts";
import { listsIn, namesIn, sourcesNamedIn } from "../src/modules.ts";

const each = <Id extends string, T>(ids: readonly Id[], read: (id: Id) => T) =>
  Object.fromEntries(ids.map((id) => [id, async () => ({ default: read(id) })])) as Record<
    Id,
    () => Promise<{ default: T }>
  >;
const textsIn = (language: Language) => ({
  emergency: async () => ({ default: emergencyIn(language) }),
  lines: async () => ({ default: emergencyLinesIn(language) }),
  lists: async () => ({ default: listsIn(language) }),
  names: async () => ({ default: namesIn(language) }),
  concern: each(CONCERNS, (id) => translatedConcern(id, language)),
  check: each(CHECKS, (id) => translatedCheck(id, language)),
});

export const texts: typeof Texts = { de: textsIn("de"), en: textsIn("en"), pl: textsIn("pl") };
export const sources: typeof Sources = {
  concern: each(CONCERNS, (id) => sourcesNamedIn(concernById(id))),
  check: each(CHECKS, (id) => sourcesNamedIn(checkById(id))),
};
