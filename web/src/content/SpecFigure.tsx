import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** A figure we set ourselves, within a line of text. The page says below that no study stands behind the star. */
export function SpecFigure({ children }: { children: ReactNode }) {
  return (
    <span className="own-figure">
      {children}
      <sup aria-hidden>*</sup>
    </span>
  );
}

/** A table or list of figures we set ourselves, with the note at its foot. */
export function SpecFigures({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="own-figures">
      {children}
      <p className="small soft">{t("Guide values of Hundeblick, not results of a study.")}</p>
    </div>
  );
}
