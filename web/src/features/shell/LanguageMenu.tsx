import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#shared/language/use-language.ts";
import { LANGUAGE_ORDER, LanguageLink } from "./LanguageLink.tsx";
import { useDropdown } from "./use-dropdown.ts";

/** The language switch of the header. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const language = useLanguage();
  const menu = useDropdown({ hover: false });
  return (
    <div className="dropdown lang" {...menu.box}>
      <button {...menu.button}>
        {language.toUpperCase()}
        <span className="visually-hidden">, {t("change language")}</span> <ChevronDown className="icon" aria-hidden />
      </button>
      <div className="dropdown-panel dropdown-panel--end" hidden={!menu.open}>
        {LANGUAGE_ORDER.map((to) => (
          <LanguageLink key={to} to={to} onChosen={menu.close} />
        ))}
      </div>
    </div>
  );
}
