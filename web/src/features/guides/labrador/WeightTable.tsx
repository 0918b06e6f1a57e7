import { weightBand, type Sex } from "./growth.ts";
import { inKilos } from "./kilos.ts";

const ROWS = [2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 24];

const range = (sex: Sex, months: number): string => {
  const { lowKg, highKg } = weightBand(sex, months);
  return `${inKilos(lowKg)}–${inKilos(highKg)}`;
};

/** The curve as numbers, for readers who cannot or do not want to read a drawing. */
export function WeightTable() {
  return (
    <details>
      <summary>Die Kurve als Tabelle</summary>
      <div className="table-scroll">
        <table>
          <caption>Übliches Gewicht eines Labradors in kg, geschätzt</caption>
          <thead>
            <tr>
              <th scope="col">Monate</th>
              <th scope="col">Hündin</th>
              <th scope="col">Rüde</th>
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
