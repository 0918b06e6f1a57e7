import type { ReportedConcern } from "@hundeblick/proto/http/report-check";
import type { Language } from "@hundeblick/proto/language";
import { useTranslation } from "react-i18next";
import { LEVEL_NAMES } from "@hundeblick/triage/level-names";
import { SHEET } from "@hundeblick/triage/sheet-texts";

/** Results of our rules with their answers, for a vet who may judge otherwise. */
export function SheetRules({ concerns, language }: { concerns: ReportedConcern[]; language: Language }) {
  const { t } = useTranslation();
  return (
    <>
      <h2>{SHEET.rules[language]}</h2>
      {concerns.map(({ id, name, level, reasons }) => (
        <div className="sheet-rules" key={id}>
          <p>
            <strong>
              {name}: {LEVEL_NAMES[level][language]}
            </strong>
          </p>
          <ul className="bullets">
            {reasons.map((reason) => (
              <li key={reason.id}>
                {[
                  [...reason.because.map((quote) => t("“{{quote}}”", { quote })), ...reason.ofDog].join(", "),
                  reason.text,
                ]
                  .filter(Boolean)
                  .join(": ")}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="small soft">{SHEET.notReviewed[language]}</p>
    </>
  );
}
