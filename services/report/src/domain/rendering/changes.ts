import type { OpenReport } from "@hundeblick/proto/http/report";
import { FIGURE_TEXTS } from "@hundeblick/triage/figure-texts";
import { changeTexts } from "../../texts/check.ts";
import type { StatedWeight } from "../check/history.ts";
import type { Measured } from "../check/measured-checks.ts";
import { days, numbers } from "./formatters.ts";
import type { Phrasebook } from "./phrasebook.ts";

const DAY_MS = 86_400_000;
/** Comparable figures with their names; the first that both measurements have is used. */
const COMPARED = ["score", "rate", "sum"] as const;

/** "Breaths a minute: 24 → 31 in 4 days", or the previous result without a number. null for the first measurement. */
export function changeOf({ result, measuredAt, earlier }: Measured, book: Phrasebook): string | null {
  if (!earlier) return null;
  const name = COMPARED.find((one) => typeof result[one] === "number" && typeof earlier.result[one] === "number");
  const when = between(earlier.measuredAt, measuredAt, book);
  if (!name) return book.say(changeTexts.before, { ...when, text: earlier.band.text });
  const number = (value: unknown): string => numbers[book.language].format(Number(value));
  return book.say(changeTexts.figure, {
    ...when,
    label: book.say(FIGURE_TEXTS.label[name]),
    before: number(earlier.result[name]),
    after: number(result[name]),
  });
}

/** Course of the weight from the second one on. */
export function weightCourseOf(weights: readonly StatedWeight[], book: Phrasebook): OpenReport["weightCourse"] {
  const [before, after] = weights.slice(-2);
  if (!before || !after) return undefined;
  const change = book.say(changeTexts.figure, {
    ...between(before.at, after.at, book),
    label: book.say(FIGURE_TEXTS.label.weight),
    before: book.kg(before.kg),
    after: book.kg(after.kg),
  });
  return { weights: [...weights], change };
}

/** Periods of 24 hours, rounded, because the owner's time zone is unknown. */
const between = (from: string, to: string, { language }: Phrasebook) => ({
  days: Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS),
  day: days[language].format(new Date(from)),
});
