import { expectedKg, grownWeek, type KgRange, middleOf, weeksOfMonths } from "@hundeblick/triage/breeds/growth";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../language/use-language.ts";
import { formatKgRange } from "./format-kg.ts";

const MONTHS = [2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 24];

interface GrowthTableProps {
  caption: string;
  /** Columns: label, and adult weights. */
  columns: readonly { label: string; adultKg: KgRange }[];
}

/** The curve as a table. */
export function GrowthTable({ caption, columns }: GrowthTableProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const end = Math.max(...columns.map(({ adultKg }) => grownWeek(middleOf(adultKg))));
  const months = MONTHS.filter((each) => weeksOfMonths(each) <= end + 1);
  const range = (adultKg: KgRange, weeks: number) => formatKgRange(expectedKg(adultKg, weeks) ?? adultKg, language);
  return (
    <details>
      <summary>{t("The curve as a table")}</summary>
      <div className="table-scroll">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t("Months")}</th>
              {columns.map(({ label }) => (
                <th scope="col" key={label}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((each) => (
              <tr key={each}>
                <th scope="row">{each}</th>
                {columns.map(({ label, adultKg }) => (
                  <td key={label}>{range(adultKg, weeksOfMonths(each))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
