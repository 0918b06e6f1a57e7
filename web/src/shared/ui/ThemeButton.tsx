import { SunMoon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { switchTheme } from "@hundeblick/web-kit/theme.ts";

/** Switches between light and dark. */
export function ThemeButton() {
  const { t } = useTranslation();
  const label = t("Light or dark view");
  return (
    <button className="icon-button" type="button" aria-label={label} title={label} onClick={switchTheme}>
      <SunMoon className="icon" aria-hidden />
    </button>
  );
}
