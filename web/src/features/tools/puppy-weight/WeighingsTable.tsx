import { LANGUAGE_FACTS } from "@hundeblick/proto/languages";
import { Pencil, Trash2 } from "lucide-react";
import { formatKg } from "#shared/growth/format-kg.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import type { WeighedPuppy } from "./assess-growth.ts";
import { createFormatters } from "./describe-growth.ts";

interface WeighingsTableProps {
  weighed: readonly WeighedPuppy[];
  onChange: (weighed: WeighedPuppy) => void;
  onRemove: (weighed: WeighedPuppy) => void;
}

/** What was weighed, the latest first, each beside the mean of its age. */
export function WeighingsTable({ weighed, onChange, onRemove }: WeighingsTableProps) {
  const language = useLanguage();
  const text = useToolTexts("puppyWeight");
  const say = createFormatters(text, language);
  const format = new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, { dateStyle: "medium" });
  return (
    <table className="compact weighings">
      <caption>{text.table.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{text.table.day}</th>
          <th scope="col">{text.table.kg}</th>
          <th scope="col">{text.table.ofMean}</th>
          <th scope="col" className="no-print">
            <span className="visually-hidden">{text.table.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {weighed.toReversed().map((each) => {
          const day = format.format(each.day);
          return (
            <tr key={day}>
              <th scope="row">
                {day}
                <span className="small soft">{say.age(each.weeks)}</span>
              </th>
              <td>{formatKg(each.kg, language)}</td>
              <td>{each.ofMean === null ? "–" : say.percent(each.ofMean)}</td>
              <td className="no-print">
                <button
                  className="icon-button"
                  type="button"
                  aria-label={`${text.change}: ${day}`}
                  onClick={() => onChange(each)}
                >
                  <Pencil className="icon" aria-hidden />
                </button>
                <button
                  className="icon-button"
                  type="button"
                  aria-label={`${text.remove}: ${day}`}
                  onClick={() => onRemove(each)}
                >
                  <Trash2 className="icon" aria-hidden />
                </button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
