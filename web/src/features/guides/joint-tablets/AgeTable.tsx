import "@hundeblick/web-kit/styles/guide-widgets.css";
import { useLanguage } from "#shared/language/use-language.ts";
import { range } from "../parts/numbers.ts";
import type { JointTabletTexts } from "./joint-tablets.texts.ts";
import { SIZE_CLASS, SIZES } from "./sizes.ts";

/** All sizes with their two ages and daily tablets, for reading and printing. */
export function AgeTable({ texts: { sizes, table } }: { texts: JointTabletTexts }) {
  const language = useLanguage();
  return (
    <table className="guide-table">
      <caption>{table.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{table.weight}</th>
          <th scope="col">{table.prevention}</th>
          <th scope="col">{table.treatment}</th>
          <th scope="col">{table.tablets}</th>
        </tr>
      </thead>
      <tbody>
        {SIZES.map((size) => (
          <tr key={size}>
            <th scope="row">{sizes[size].short}</th>
            <td>{range(SIZE_CLASS[size].preventionAge, language)}</td>
            <td>{range(SIZE_CLASS[size].treatmentAge, language)}</td>
            <td>{range(SIZE_CLASS[size].tablets, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
