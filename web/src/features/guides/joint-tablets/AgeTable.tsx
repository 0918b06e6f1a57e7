import "@hundeblick/web-kit/styles/guide-widgets.css";
import { range } from "../parts/german-numbers.ts";
import { SIZE_TEXT } from "./joint-tablets.texts.ts";
import { SIZE_CLASS, SIZES } from "./sizes.ts";

/** All sizes with their two ages and the tablets a day, for reading and for print. */
export function AgeTable() {
  return (
    <table className="guide-table">
      <caption>Alter in Jahren und Tabletten am Tag, nach Gewicht</caption>
      <thead>
        <tr>
          <th scope="col">Gewicht</th>
          <th scope="col">Vorbeugend</th>
          <th scope="col">Begleitend</th>
          <th scope="col">Tabletten</th>
        </tr>
      </thead>
      <tbody>
        {SIZES.map((size) => (
          <tr key={size}>
            <th scope="row">{SIZE_TEXT[size].short}</th>
            <td>{range(SIZE_CLASS[size].preventionAge)}</td>
            <td>{range(SIZE_CLASS[size].treatmentAge)}</td>
            <td>{range(SIZE_CLASS[size].tablets)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
