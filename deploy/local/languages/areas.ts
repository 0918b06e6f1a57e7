import { globSync } from "node:fs";
import { matchesGlob } from "node:path";

/** Translation files, each with its source files; the first match counts. */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  "concerns-a-l": ["triage/src/concerns/[a-l]*.json"],
  "concerns-m-z": ["triage/src/concerns/*.json"],
  checks: ["triage/src/checks/*.json", "triage/src/drawings.json"],
  reading: [
    "services/report/src/data/{negations,owner-words,red-flag-*,red-flags}.json",
    "services/report/src/domain/{free-text,red-flags,stated-signs}/**",
    "triage/src/{aside,denial,fitting-age,stated-fact-patterns,word-forms}.ts",
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

/** Whole files of one language, named for each; a translator starts with a copy of the English one. */
export const wholeFiles = (root: string): readonly ((language: string) => string)[] => [
  // its keys are the English sentences, so it starts as a copy of the German one
  (language) => `web/public/lang/${language}.json`,
  ...globSync("web/src/**/texts/en.ts", { cwd: root })
    .toSorted()
    .map((english) => (language: string) => english.replace(/en\.ts$/, `${language}.ts`)),
];

/** Owners' texts; the sentences for measuring are written anew, not translated. */
export const SOURCES = "{proto,triage,web-kit,web,admin-web,gateway,services/*}/src/**/*.{ts,tsx,json}";
const NOT_TRANSLATED = /\.test\.|\/red-flag-sentences\/|\/demo-market\//;

/** The translation file of a source file; undefined without texts. */
export const areaOf = (file: string): string | undefined =>
  NOT_TRANSLATED.test(file)
    ? undefined
    : Object.keys(AREAS).find((area) => AREAS[area]?.some((glob) => matchesGlob(file, glob)));
