import { formatText } from "#shared/language/format-text.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { kilos } from "../parts/numbers.ts";
import { AGE, weightBand, type Sex } from "./growth.ts";
import type { LabradorTexts } from "./labrador.texts.ts";

const BOX = { left: 40, top: 12, width: 580, height: 260, topKg: 40 };
const MONTHS = Array.from({ length: AGE.max - AGE.min + 1 }, (_, at) => AGE.min + at);

const x = (months: number) => BOX.left + ((months - AGE.min) / (AGE.max - AGE.min)) * BOX.width;
const y = (kg: number) => BOX.top + (1 - Math.min(kg, BOX.topKg) / BOX.topKg) * BOX.height;

interface WeightCurveProps {
  sex: Sex;
  ageMonths: number;
  weightKg: number | undefined;
  texts: LabradorTexts;
}

/** The band of usual weights from two months to two years, with the chosen age and the weighed puppy in it. */
export function WeightCurve({ sex, ageMonths, weightKg, texts }: WeightCurveProps) {
  const language = useLanguage();
  const upper = MONTHS.map((months) => `${x(months)},${y(weightBand(sex, months).highKg)}`);
  const lower = MONTHS.map((months) => `${x(months)},${y(weightBand(sex, months).lowKg)}`);
  const { lowKg, highKg } = weightBand(sex, ageMonths);
  return (
    <figure className="growth-curve">
      <figcaption>
        <strong>{texts.sexes[sex]}:</strong>{" "}
        {formatText(texts.curve.often, {
          months: ageMonths,
          low: kilos(lowKg, language),
          high: kilos(highKg, language),
        })}
      </figcaption>
      <svg viewBox="0 0 640 310" aria-hidden>
        {[0, 10, 20, 30, 40].map((kg) => (
          <g key={kg}>
            <line className="growth-grid" x1={BOX.left} x2={BOX.left + BOX.width} y1={y(kg)} y2={y(kg)} />
            <text x={BOX.left - 8} y={y(kg) + 5} textAnchor="end">
              {kg}
            </text>
          </g>
        ))}
        {[2, 6, 12, 18, 24].map((months) => (
          <text key={months} x={x(months)} y={BOX.top + BOX.height + 24} textAnchor="middle">
            {months}
          </text>
        ))}
        <polygon className="growth-band" points={[...upper, ...lower.toReversed()].join(" ")} />
        <line className="growth-now" x1={x(ageMonths)} x2={x(ageMonths)} y1={y(highKg)} y2={y(lowKg)} />
        {weightKg !== undefined && <circle className="growth-dog" cx={x(ageMonths)} cy={y(weightKg)} r={9} />}
      </svg>
      <p className="help" aria-hidden>
        {texts.curve.axes}
      </p>
    </figure>
  );
}
