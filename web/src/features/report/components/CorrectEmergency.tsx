import type { OpenReport } from "@hundeblick/proto/http/report";
import type { OpenQuestion } from "@hundeblick/proto/http/report-check";
import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { Asking } from "../asking.ts";

/** Links back to the ticks or texts that made it an emergency. */
export function CorrectEmergency({ emergency, ownWords }: Pick<OpenReport, "emergency" | "ownWords">) {
  const { t } = useTranslation();
  const ask = useContext(Asking);
  if (!ask || !emergency) return null;
  const { flags } = emergency;
  const asked: OpenQuestion[] = [];
  if (flags.some(({ told }) => told === "ticked"))
    asked.push({ kind: "answer", field: "redFlags", text: t("Is any of this happening right now?") });
  if (flags.some(({ told }) => told !== "ticked"))
    asked.push(
      ...(ownWords ? [{ kind: "answer" as const, field: "additionalInfo", text: t("Your own words") }] : []),
      { kind: "answer", field: "meds", text: t("Medicines") },
      { kind: "answer", field: "allergies", text: t("Allergies and intolerances") },
    );
  return (
    <p className="small soft no-print">
      {t("Is something not right?")}{" "}
      <button className="link-button" type="button" onClick={() => ask(asked)}>
        {t("Correct an answer")}
      </button>
    </p>
  );
}
