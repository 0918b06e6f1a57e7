import { formatPlural } from "#shared/language/format-text.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { type DogYearsAnswers, humanYears, readYears, SIZES, TABLE_AGES } from "./dog-years.ts";

/** Human years for all sizes, with the visitor's dog marked. */
export function DogYearsTable({ answers }: { answers: DogYearsAnswers | null }) {
  const language = useLanguage();
  const text = useToolTexts("dogYears");
  const yours = answers && readYears(answers.age);
  const isYours = (age: number, size: string) => yours === age && answers?.size === size;
  return (
    <div className="stack">
      <h2 className="step-6">{text.tableTitle}</h2>
      <table className="compact">
        <caption>{text.tableCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{text.dog}</th>
            {SIZES.map((size) => (
              <th scope="col" key={size}>
                {text.shortSizes[size]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TABLE_AGES.map((age) => (
            <tr key={age}>
              <th scope="row">{formatPlural(language, text.rowAge, age)}</th>
              {SIZES.map((size) => (
                <td key={size} className={isYours(age, size) ? "is-you" : undefined}>
                  {humanYears(age, size)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
