import type { Language, Localised } from "@hundeblick/proto/language";
import { LANGUAGE_FACTS } from "@hundeblick/proto/languages";
import type { CheckResult } from "./checks/rules/rule.ts";
import { numberFormat } from "./number-format.ts";
import { FIGURE_TEXTS } from "./figure-texts.ts";

interface ShownFigure {
  label: string;
  value: string;
}

/** Main figures of a check as texts, most important first. */
export function checkFigures(result: CheckResult, language: Language): ShownFigure[] {
  const { score, ideal, idealLow, idealHigh, weeksLow, weeksHigh, rate, pct } = numbersIn(result);
  const { say, figure } = wordsOf(language);
  return [
    // body condition has an uncertainty of one point
    ...(score === undefined
      ? []
      : [figure("score", say("score", { score, low: Math.max(1, score - 1), high: Math.min(9, score + 1) }))]),
    ...(ideal !== undefined && idealLow !== undefined && idealHigh !== undefined
      ? [figure("ideal", say("ideal", { ideal: kg(language, ideal), range: kg(language, idealLow, idealHigh) }))]
      : []),
    ...(weeksLow !== undefined && weeksHigh !== undefined
      ? [figure("weeks", rangeOf(formatOf(language, "week"), weeksLow, weeksHigh))]
      : []),
    ...(rate === undefined ? [] : [figure("rate", number(language, rate))]),
    ...foodFigures(result, language),
    ...(pct === undefined ? [] : [figure("change", percent(language, pct))]),
  ];
}

/** Daily amount, its basis, and the difference to today's amount. */
function foodFigures(result: CheckResult, language: Language): ShownFigure[] {
  const { kcalDay, kcalLow, kcalHigh, kcal100, foodG, foodLow, foodHigh, meals, mealG, treatMax, treatUsed, diffPct } =
    numbersIn(result);
  if (kcalDay === undefined) return [];
  const { say, figure } = wordsOf(language);
  const energy = { kcal: kcalDay, low: kcalLow, high: kcalHigh };
  const food = { grams: foodG, low: foodLow, high: foodHigh };
  const treats = { used: treatUsed, max: treatMax };
  return [
    figure("food", say(foodG === undefined ? "foodUnknown" : foodLow === foodHigh ? "food" : "foodRange", food)),
    ...(mealG === undefined ? [] : [figure("meals", say("meals", { meals, grams: mealG }))]),
    figure("energy", say(kcalLow === kcalHigh ? "energy" : "energyRange", energy)),
    figure(
      foodG === undefined ? "treats" : "treatsOff",
      say((treatUsed ?? 0) > 0 && treatUsed !== treatMax ? "treatsGiven" : "treatsUpTo", treats),
    ),
    ...(result["kcalFrom"] === "analysis" ? [figure("foodEnergy", say("foodEnergy", { kcal: kcal100 }))] : []),
    ...(diffPct === undefined
      ? []
      : [figure("fedNow", say(diffPct < 0 ? "less" : "more", { percent: percent(language, Math.abs(diffPct)) }))]),
  ];
}

function wordsOf(language: Language) {
  const put = (text: Localised, values: Record<string, string | number | undefined>): string =>
    text[language].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name];
      return typeof value === "number" ? number(language, value) : (value ?? "");
    });
  return {
    say: (text: Exclude<keyof typeof FIGURE_TEXTS, "label">, values: Record<string, string | number | undefined>) =>
      put(FIGURE_TEXTS[text], values),
    figure: (label: keyof typeof FIGURE_TEXTS.label, value: string): ShownFigure => ({
      label: FIGURE_TEXTS.label[label][language],
      value,
    }),
  };
}

/** Numbers of a result; a pair of numbers becomes `…Low` and `…High`. */
export function numbersIn(result: CheckResult): Record<string, number> {
  return Object.fromEntries(
    Object.entries(result).flatMap(([name, value]): [string, number][] => {
      if (typeof value === "number") return [[name, value]];
      const [low, high] = Array.isArray(value) ? value : [];
      return typeof low === "number" && typeof high === "number"
        ? [
            [`${name}Low`, low],
            [`${name}High`, high],
          ]
        : [];
    }),
  );
}

const formatOf = (language: Language, unit?: "kilogram" | "week" | "percent"): Intl.NumberFormat =>
  numberFormat(
    LANGUAGE_FACTS[language].locale,
    unit
      ? { style: "unit", unit, unitDisplay: unit === "week" ? "long" : "short", maximumFractionDigits: 1 }
      : { maximumFractionDigits: 2 },
  );

const number = (language: Language, value: number): string => formatOf(language).format(value);
const percent = (language: Language, value: number): string => formatOf(language, "percent").format(value);
const kg = (language: Language, low: number, high = low): string => rangeOf(formatOf(language, "kilogram"), low, high);
const rangeOf = (format: Intl.NumberFormat, low: number, high: number): string =>
  low === high ? format.format(low) : format.formatRange(low, high);
