import type { OpenReport } from "@hundeblick/proto/http/report";
import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { Asking } from "../asking.ts";
import { AskAgain } from "./AskAgain.tsx";

/** Whether the arthritis in the owner's text counts as known, and a link to correct it. */
export function WrittenArthritis({ written }: { written: OpenReport["writtenArthritis"] }) {
  const { t } = useTranslation();
  const ask = useContext(Asking);
  if (!ask || !written) return null;
  const isKnown = written === "known";
  return (
    <p className="small soft no-print">
      {isKnown
        ? t("You wrote of arthritis. We take it as diagnosed by a vet.")
        : t("You wrote of arthritis, and no vet has diagnosed it. It does not count as a known illness.")}{" "}
      <AskAgain question={{ kind: "answer", field: "arthritis", text: t("Arthritis") }}>
        {isKnown ? t("It is not diagnosed") : t("It is diagnosed now")}
      </AskAgain>
    </p>
  );
}
