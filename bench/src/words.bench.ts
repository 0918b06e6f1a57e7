import { type Language, LANGUAGES } from "@hundeblick/proto/language";
import { readText } from "../../services/report/src/domain/red-flags/read-text.ts";
import type { Labelled } from "../../services/report/training/labelled.ts";
import { measure } from "../../services/report/training/measure.ts";
import { UNSEEN, UNSEEN_BY_WRITER } from "../../services/report/training/unseen.ts";
import { sealedSentences } from "../../services/report/training/sentences.ts";
import { figuresOf, readTexts } from "../../triage/test/owner-texts/figures.ts";
import { HELD_OUT } from "../../triage/test/owner-texts/owner-texts.ts";
import { writeFigures } from "./measured-figures.ts";
import type { Line } from "./verdict.ts";

/** Targets for each language, in percent. */
const WANTED = {
  raised: { least: 92 },
  raisedOrAsked: { least: 95 },
  falseAlarms: { most: 5 },
  asked: { most: 12 },
} as const;

/** Recall and false alarms of emergencies on unseen sentences, and the time of one reading. */
export function wordsBench(): Line[] {
  const { de, en, pl } = measure(sealedSentences);
  writeFigures("words", { writers: UNSEEN_BY_WRITER.size, languages: { de, en, pl } });
  return [
    ...Object.entries(UNSEEN).flatMap(([set, sentences]) => linesOf(set, sentences, WANTED)),
    ...[...UNSEEN_BY_WRITER].flatMap(([writer, sentences]) => linesOf(writer, sentences)),
    { what: "one reading", value: readingTime(), unit: "ms", hold: { most: 5 } },
    ...LANGUAGES.flatMap(concernLines),
  ];
}

/** Suggested concerns for owners' texts that were not used for tuning (decision 325). */
function concernLines(language: Language): Line[] {
  const { about, firstRight, named, found, nothing, answered } = figuresOf(readTexts(HELD_OUT[language], language));
  const line = (what: string, some: number, of: number, hold: NonNullable<Line["hold"]>): Line => ({
    what: `concerns, ${language}: ${what} of ${of}`,
    value: (100 * some) / of,
    unit: "%",
    hold,
  });
  return [
    line("found", found, named, { least: 85 }),
    line("first one right", firstRight, about, { least: 70 }),
    line("about nothing, answered", answered, nothing, { most: 10 }),
  ];
}

/** Four shares for each language; a single writer's few sentences have no target. */
function linesOf(set: string, sentences: readonly Labelled[], wanted?: typeof WANTED): Line[] {
  const figures = measure(sentences);
  return LANGUAGES.flatMap((language): Line[] => {
    const { dangerous, raised, asked, harmless, falseAlarms, askedHarmless } = figures[language];
    const line = (what: string, some: number, of: number, hold: Line["hold"]): Line[] =>
      of === 0
        ? []
        : [
            {
              what: `${set}, ${language}: ${what} of ${of}`,
              value: (100 * some) / of,
              unit: "%",
              ...(hold && { hold }),
            },
          ];
    return [
      ...line("emergencies raised", raised, dangerous, wanted?.raised),
      ...line("raised or asked", raised + asked, dangerous, wanted?.raisedOrAsked),
      ...line("false alarms", falseAlarms, harmless, wanted?.falseAlarms),
      ...line("harmless asked", askedHarmless, harmless, wanted?.asked),
    ];
  });
}

function readingTime(): number {
  const sentences = Object.values(UNSEEN).flat();
  const start = performance.now();
  for (const { text, language } of sentences) readText(text, language);
  return (performance.now() - start) / sentences.length;
}
