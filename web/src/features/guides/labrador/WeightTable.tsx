import { useLanguage } from "#shared/language/use-language.ts";
import { kilos } from "../parts/numbers.ts";
import { weightBand, type Sex } from "./growth.ts";
import type { LabradorTexts } from "./labrador.texts.ts";

const ROWS = [2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 24];

/** The curve as numbers, for readers who cannot or do not want to read a drawing. */
export function WeightTable({ texts: { table, sexes } }: { texts: LabradorTexts }) {
  const language = useLanguage();
  const range = (sex: Sex, months: number): string => {
    const { lowKg, highKg } = weightBand(sex, months);
    return `${kilos(lowKg, language)}–${kilos(highKg, language)}`;
  };
  return (
    <details>
      <summary>{table.summary}</summary>
      <div className="table-scroll">
        <table>
          <caption>{table.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{table.months}</th>
              <th scope="col">{sexes.female}</th>
              <th scope="col">{sexes.male}</th>
            </tr>
          </thead>
          <tbody>
            {ROWS.map((months) => (
              <tr key={months}>
                <th scope="row">{months}</th>
                <td>{range("female", months)}</td>
                <td>{range("male", months)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
