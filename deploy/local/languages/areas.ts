import { matchesGlob } from "node:path";

/** Translation files, each with its source files; the first match counts. */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  "concerns-a-l": ["triage/src/concerns/[a-l]*.json"],
  "concerns-m-z": ["triage/src/concerns/*.json"],
  checks: ["triage/src/checks/*.json", "triage/src/drawings.json"],
  reading: [
    "services/report/src/data/{negations,owner-words,red-flag-*,red-flags}.json",
    "services/report/src/domain/{free-text,red-flags,stated-signs}/**",
    "triage/src/{aside,denial,fitting-age,word-forms}.ts",
  ],
  names: [
    "services/report/src/data/*.json",
    "triage/src/breeds/*.json",
    "services/analysis/src/data/breeds.json",
    "web/src/features/details/breed-names.ts",
  ],
  reports: ["services/report/**", "triage/**"],
  pages: ["**"],
};

/** Whole files of one language; a translator starts with a copy of the English one, for sentences of the German one. */
export const WHOLE_FILES: readonly ((language: string) => string)[] = [
  (language) => `web/public/lang/${language}.json`,
  (language) => `web/src/features/tools/texts/${language}.ts`,
  (language) => `web/src/features/details/pages/page-words.${language}.ts`,
  (language) => `web/src/features/accuracy/texts/${language}.ts`,
  (language) => `web/src/features/breeds/breed-words.${language}.ts`,
  (language) => `web/src/content/legal/texts/${language}.ts`,
  (language) => `web/src/content/frame/${language}.ts`,
];

/** Owners' texts; the sentences for measuring are written anew, not translated. */
export const SOURCES = "{proto,triage,web-kit,web,admin-web,gateway,services/*}/src/**/*.{ts,tsx,json}";
const NOT_TRANSLATED = /\.test\.|\/red-flag-sentences\/|\/demo-market\//;

/** The translation file of a source file; undefined without texts. */
export const areaOf = (file: string): string | undefined =>
  NOT_TRANSLATED.test(file)
    ? undefined
    : Object.keys(AREAS).find((area) => AREAS[area]?.some((glob) => matchesGlob(file, glob)));
