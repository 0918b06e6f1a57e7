import { readFileSync } from "node:fs";
import { z } from "zod";
import { LANGUAGES } from "@hundeblick/proto/languages";
import type { Language } from "@hundeblick/proto/language";
import type { MeasuredFigures, WordFigures } from "../../src/features/accuracy/figures.ts";

const Day = z.iso.date();
const Count = z.int().nonnegative();
const Share = z.object({ count: Count, of: Count }).refine(({ count, of }) => count <= of);
const Words = z.object({
  dangerous: Count,
  raised: Count,
  asked: Count,
  harmless: Count,
  falseAlarms: Count,
  askedHarmless: Count,
});

/** Written by `make accuracy`. */
const Photos = z.object({
  measuredOn: Day,
  kind: z.literal("public ImageNet sample, probably seen in training"),
  fellBack: z.literal(0),
  photos: Count,
  firstRight: Share,
  amongThree: Share,
  dogsRefused: Share,
  othersAccepted: Share,
  calibration: z.array(z.object({ from: z.number(), to: z.number(), right: Share })),
  oneName: z.array(z.object({ isShipped: z.boolean(), listedRight: Share, unlisted: Share })),
});
/** Written by `make bench BENCH="words phone"`. */
const WordBench = z.object({ measuredOn: Day, writers: Count, languages: z.partialRecord(z.enum(LANGUAGES), Words) });
const PhoneBench = z.object({
  measuredOn: Day,
  photos: Count,
  oldWays: Count,
  p50: z.number().positive(),
  p50Old: z.number().positive(),
});

const NONE: WordFigures = { dangerous: 0, raised: 0, asked: 0, harmless: 0, falseAlarms: 0, askedHarmless: 0 };

/** The committed figures; none for a language without sentences. @throws {ZodError} for an invalid file */
export function readMeasured(): MeasuredFigures {
  const { languages, ...words } = WordBench.parse(read("bench/measured/words.json"));
  const ofLanguage = (language: Language) => [language, languages[language] ?? NONE] as const;
  return {
    photos: Photos.parse(read("services/analysis/accuracy/accuracy.json")),
    words: { ...words, languages: Object.fromEntries(LANGUAGES.map(ofLanguage)) as Record<Language, WordFigures> },
    speed: PhoneBench.parse(read("bench/measured/phone-photo.json")),
  };
}

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8"));
