import { QUARTILE_WEEKS, quartilesAt, type Sex, sizeGroupOf } from "@hundeblick/triage/breeds/growth-quartiles";
import { formatKgRange, formatRoundedKg } from "#shared/growth/format-kg.ts";
import { formatText } from "#shared/language/format-text.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { formatGroup } from "./describe-quartiles.ts";
import { SEXES } from "./puppy-weight.ts";

/** Quartiles and medians by age, for one sex or both; nothing for breeds without figures. */
export function QuartilesTable({ averageKg, sex }: { averageKg: number; sex: Sex | undefined }) {
  const language = useLanguage();
  const { quartiles: text, sexes } = useToolTexts("puppyWeight");
  const group = sizeGroupOf(averageKg);
  if (!group) return null;
  const shown = sex ? [sex] : SEXES;
  return (
    <details>
      <summary>{text.tableTitle}</summary>
      <div className="table-scroll">
        <table className="compact quartiles">
          <caption>{formatText(text.caption, { group: formatGroup(text, language, group) })}</caption>
          <thead>
            <tr>
              <th scope="col">{text.weeks}</th>
              {shown.map((each) => (
                <th scope="col" key={each}>
                  {sexes[each]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {QUARTILE_WEEKS.map((weeks) => (
              <tr key={weeks}>
                <th scope="row">{weeks}</th>
                {shown.map((each) => {
                  const [quarter = 0, median = 0, threeQuarters = 0] = quartilesAt(group, each, weeks) ?? [];
                  return (
                    <td key={each}>
                      {formatKgRange([quarter, threeQuarters], language)}{" "}
                      <span className="small soft">({formatRoundedKg(median, language)})</span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
