import { LANGUAGES } from "@hundeblick/proto/language";
import { readText } from "../../services/report/src/domain/red-flags/read-text.ts";
import { measure } from "../../services/report/training/measure.ts";
import { UNSEEN } from "../../services/report/training/unseen.ts";
import type { Line } from "./verdict.ts";

const percent = (some: number, of: number) => (100 * some) / of;

/** How well words raise an alarm, on sentences no rule or weight has seen, and how long one reading takes. */
export function wordsBench(): Line[] {
  const lines = Object.entries(UNSEEN).flatMap(([set, sentences]) => {
    const figures = measure(sentences);
    return LANGUAGES.flatMap((language): Line[] => {
      const { dangerous, raised, asked, harmless, falseAlarms, askedHarmless } = figures[language];
      const line = (what: string, value: number, hold: Line["hold"]): Line => ({
        what: `${set}, ${language}: ${what}`,
        value,
        unit: "%",
        ...(hold && { hold }),
      });
      return [
        line("emergencies raised", percent(raised, dangerous), { least: 92 }),
        line("raised or asked", percent(raised + asked, dangerous), { least: 95 }),
        line("false alarms", percent(falseAlarms, harmless), { most: 5 }),
        line("harmless asked", percent(askedHarmless, harmless), { most: 12 }),
      ];
    });
  });
  return [...lines, { what: "one reading", value: readingTime(), unit: "ms", hold: { most: 5 } }];
}

function readingTime(): number {
  const sentences = Object.values(UNSEEN).flat();
  const start = performance.now();
  for (const { text, language } of sentences) readText(text, language);
  return (performance.now() - start) / sentences.length;
}
