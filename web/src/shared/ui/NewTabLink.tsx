import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";

/** A link to another site in a new tab; screen readers say so. */
export function NewTabLink({ children, ...link }: Omit<ComponentProps<"a">, "target" | "rel">) {
  const { t } = useTranslation();
  return (
    <a {...link} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> ({t("opens in a new tab")})</span>
    </a>
  );
}
