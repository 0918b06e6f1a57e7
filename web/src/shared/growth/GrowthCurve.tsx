import "@hundeblick/web-kit/styles/growth.css";
import {
  expectedKg,
  grownWeek,
  type KgRange,
  middleOf,
  PUBLISHED_WEEKS,
  weeksOfMonths,
} from "@hundeblick/triage/breeds/growth";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../language/use-language.ts";
import { BOX, scaleLines } from "./curve-box.ts";
import { formatKg } from "./format-kg.ts";

interface WeighedAge {
  weeks: number;
  kg: number;
}
interface GrowthCurveProps {
  adultKg: KgRange;
  caption: ReactNode;
  /** Where the drawing ends, if not with the grown dog; later ages to mark still lie in it. */
  untilWeeks?: number | undefined;
  /** Age to mark. */
  nowWeeks?: number | undefined;
  /** Weights of this dog, by age. */
  dog?: readonly WeighedAge[];
}

const MONTHS = [2, 4, 6, 9, 12, 18, 24];
const { first, last } = PUBLISHED_WEEKS;
const weeksBetween = (from: number, to: number) =>
  Array.from({ length: Math.ceil(to - from) + 1 }, (_, at) => from + at);

/** Expected weights by age, dashed where unpublished, with the dog's own. Hidden from screen readers. */
export function GrowthCurve({ adultKg, caption, untilWeeks, nowWeeks, dog = [] }: GrowthCurveProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const end = Math.ceil(
    Math.max(untilWeeks ?? grownWeek(middleOf(adultKg)), nowWeeks ?? 0, ...dog.map(({ weeks }) => weeks)),
  );
  const begin = Math.min(first, ...dog.map(({ weeks }) => Math.floor(weeks)));
  const [, highest] = expectedKg(adultKg, end) ?? adultKg;
  const lines = scaleLines(Math.max(highest, ...dog.map(({ kg }) => kg)) * 1.05);
  const topKg = lines.at(-1) ?? 1;
  const x = (weeks: number) => BOX.left + ((weeks - begin) / (end - begin)) * BOX.width;
  const y = (kg: number) => BOX.top + (1 - kg / topKg) * BOX.height;
  const at = (weeks: number, pick: (range: KgRange) => number) =>
    `${round(x(weeks))},${round(y(pick(expectedKg(adultKg, weeks) ?? adultKg)))}`;
  const band = (weeks: readonly number[]) =>
    [
      ...weeks.map((week) => at(week, ([, to]) => to)),
      ...weeks.toReversed().map((week) => at(week, ([from]) => from)),
    ].join(" ");
  const mean = (weeks: readonly number[]) => weeks.map((week) => at(week, middleOf)).join(" ");
  const [published, own] = [weeksBetween(first, last), weeksBetween(last, end)];
  const hasOwn = end > last + 1;
  const expected = nowWeeks === undefined ? null : expectedKg(adultKg, nowWeeks);
  return (
    <figure className="growth-curve">
      <figcaption>{caption}</figcaption>
      <svg viewBox="0 0 640 310" aria-hidden>
        {lines.map((kg) => (
          <g key={kg}>
            <line className="growth-grid" x1={BOX.left} x2={BOX.left + BOX.width} y1={y(kg)} y2={y(kg)} />
            <text x={BOX.left - 8} y={y(kg) + 5} textAnchor="end">
              {formatKg(kg, language)}
            </text>
          </g>
        ))}
        {MONTHS.filter((months) => weeksOfMonths(months) <= end + 1).map((months) => (
          <text key={months} x={x(weeksOfMonths(months))} y={BOX.bottom + 24} textAnchor="middle">
            {months}
          </text>
        ))}
        <polygon className="growth-band" points={band(published)} />
        <polyline className="growth-mean" points={mean(published)} />
        {hasOwn && (
          <>
            <polygon className="growth-band growth-band--own" points={band(own)} />
            <polyline className="growth-mean growth-mean--own" points={mean(own)} />
          </>
        )}
        {nowWeeks !== undefined && expected && (
          <line className="growth-now" x1={x(nowWeeks)} x2={x(nowWeeks)} y1={y(expected[1])} y2={y(expected[0])} />
        )}
        <polyline className="growth-dog-line" points={dog.map(({ weeks, kg }) => `${x(weeks)},${y(kg)}`).join(" ")} />
        {dog.map(({ weeks, kg }, index) => (
          <circle className="growth-dog" key={weeks} cx={x(weeks)} cy={y(kg)} r={index === dog.length - 1 ? 9 : 5} />
        ))}
      </svg>
      <p className="help" aria-hidden>
        {t("Upwards: kilograms. Across: months.")}
      </p>
      {hasOwn && (
        <p className="help" aria-hidden>
          {t("Dashed: our own straight line up to the grown dog.")}
        </p>
      )}
    </figure>
  );
}

const round = (pixels: number): number => Math.round(pixels * 10) / 10;
