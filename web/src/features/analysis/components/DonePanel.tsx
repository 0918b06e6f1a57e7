import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PUPPY } from "#shared/ui/illustrations.ts";

interface DonePanelProps {
  headingId: string;
  name: string | null;
  /** The e-mail gate. */
  children: ReactNode;
}

/** The report is ready, behind the e-mail gate. */
export function DonePanel({ headingId, name, children }: DonePanelProps) {
  const { t } = useTranslation();
  return (
    <div className="state-card card card--raised">
      <img src={PUPPY} alt="" width="400" height="400" />
      <div className="stack">
        <h2 className="step-6" id={headingId}>
          {t("Analysis complete")}
        </h2>
        <p>
          {name ? t("The report for {{name}} is ready.", { name }) : t("The report is ready.")}{" "}
          {t("Where may we send you the link? Then you will still find it next week.")}
        </p>
        {children}
      </div>
    </div>
  );
}
