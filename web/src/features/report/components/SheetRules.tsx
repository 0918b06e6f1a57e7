import type { ReportedConcern } from "@hundeblick/proto/http/report-check";
import { useTranslation } from "react-i18next";
import { LEVEL_WORDS } from "../../../ui/level-words.ts";

/** What our rules make of the answers, and from which: for a reader who may judge otherwise. */
export function SheetRules({ concerns }: { concerns: ReportedConcern[] }) {
  const { t } = useTranslation();
  return (
    <>
      <h2>{t("What our rules say")}</h2>
      {concerns.map(({ id, name, level, reasons }) => (
        <div className="sheet-rules" key={id}>
          <p>
            <strong>
              {name}: {t(LEVEL_WORDS[level].when)}
            </strong>
          </p>
          <ul className="bullets">
            {reasons.map((reason) => (
              <li key={reason.id}>
                {reason.because.map((quote) => t("“{{quote}}”", { quote })).join(", ")} {reason.text}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="small soft">{t("Built from published sources. Not read by a vet.")}</p>
    </>
  );
}
