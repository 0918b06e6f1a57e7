import { Flower2, Leaf, Snowflake, Sun } from "lucide-react";
import { useLanguage } from "#shared/language/use-language.ts";
import { monthIn } from "../frame/dates.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { levelOf, monthsOf, type Season, SEASONS } from "./shedding.ts";

const ICONS: Readonly<Record<Season, typeof Sun>> = { spring: Flower2, summer: Sun, autumn: Leaf, winter: Snowflake };

/** All months by season: shedding and coat. */
export function SheddingMonths() {
  const language = useLanguage();
  const text = useToolTexts("shedding");
  return (
    <div className="stack">
      <h2 className="step-6">{text.tableTitle}</h2>
      <table className="compact seasons">
        <caption>{text.tableCaption}</caption>
        {SEASONS.map((season) => {
          const Icon = ICONS[season];
          return (
            <tbody key={season}>
              <tr>
                <th scope="rowgroup" colSpan={2}>
                  <Icon className="icon" aria-hidden /> {text.seasonNames[season]}
                  <p className="small soft">{text.seasons[season]}</p>
                </th>
              </tr>
              {monthsOf(season).map((month) => (
                <tr key={month}>
                  <th scope="row">{monthIn(language, month)}</th>
                  <td className={levelOf(month) === "high" ? "is-high" : undefined}>
                    {text.levelNames[levelOf(month)]}
                  </td>
                </tr>
              ))}
            </tbody>
          );
        })}
      </table>
    </div>
  );
}
