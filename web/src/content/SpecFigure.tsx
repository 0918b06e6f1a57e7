import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** A figure of our own within a text, marked with a star that the page explains. */
export function SpecFigure({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <sup aria-hidden>*</sup>
    </>
  );
}

/** A table or list of our own figures, with a note. */
export function SpecFigures({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="own-figures">
      {children}
      <p className="small soft">{t("Guide values of Hundeblick, not results of a study.")}</p>
    </div>
  );
}
