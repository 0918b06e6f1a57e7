import { Stethoscope } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** Reason to see a vet first, at the top of a page or result. */
export function VetFirst({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="notice notice--danger" role="note">
      <Stethoscope className="icon" aria-hidden />
      <div className="stack stack--s">
        <p className="step-4 display">{t("Please see a vet first")}</p>
        {children}
      </div>
    </div>
  );
}
