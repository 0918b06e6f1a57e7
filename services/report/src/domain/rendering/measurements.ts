import type { Measurement } from "@hundeblick/proto/http/report-check";
import { figureTexts } from "../../texts/check.ts";
import { CHECK_SOURCES } from "../check/check-sources.ts";
import type { Measured } from "../check/measured-checks.ts";
import { changeOf } from "./changes.ts";
import { numbers } from "./formatters.ts";
import type { Phrasebook } from "./phrasebook.ts";
import type { SourceList } from "./source-list.ts";

/** What a hands-on check gave, in the words of its band, with its figures. */
export function measurement(measured: Measured, book: Phrasebook, sources: SourceList): Measurement {
  const { check, band, result, measuredAt } = measured;
  const values = numbersIn(result);
  return {
    check: check.id,
    name: check.name,
    measuredAt,
    severity: band.severity,
    level: band.severity === "see_vet" || band.severity === "now" ? band.level : null,
    text: band.text,
    figures: figuresOf(values, book),
    values,
    change: changeOf(measured, book),
    sources: sources.cite(CHECK_SOURCES[check.id]),
  };
}

/** The numbers of a result; a pair of numbers becomes `…Low` and `…High`. */
function numbersIn(result: Measured["result"]): Record<string, number> {
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

/** The figures worth reading, most important first. Body condition is shown with its honest range of one point. */
function figuresOf(values: Record<string, number>, { say, kg, weeks, language }: Phrasebook): Measurement["figures"] {
  const { score, ideal, idealLow, idealHigh, weeksLow, weeksHigh, rate, kcalDay, foodG, pct } = values;
  const number = (value: number): string => numbers[language].format(value);
  const figure = (key: keyof typeof figureTexts.label, value: string) => ({
    label: say(figureTexts.label[key]),
    value,
  });
  return [
    ...(score === undefined
      ? []
      : [
          figure("score", say(figureTexts.score, { score, low: Math.max(1, score - 1), high: Math.min(9, score + 1) })),
        ]),
    ...(ideal !== undefined && idealLow !== undefined && idealHigh !== undefined
      ? [figure("ideal", say(figureTexts.ideal, { ideal: kg(ideal), range: kg(idealLow, idealHigh) }))]
      : []),
    ...(weeksLow !== undefined && weeksHigh !== undefined ? [figure("weeks", weeks([weeksLow, weeksHigh]))] : []),
    ...(rate === undefined ? [] : [figure("rate", number(rate))]),
    ...(foodG === undefined ? [] : [figure("food", say(figureTexts.food, { grams: number(foodG) }))]),
    ...(kcalDay === undefined ? [] : [figure("energy", `${number(kcalDay)} kcal`)]),
    ...(pct === undefined ? [] : [figure("change", `${number(pct)} %`)]),
  ];
}
