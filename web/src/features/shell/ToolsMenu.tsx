import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useLanguage } from "#shared/language/use-language.ts";
import { TOOLS } from "../../content/registry.ts";
import { useDropdown } from "./use-dropdown.ts";

/** The tools in the wide header: a panel that opens on hover, click or key. */
export function ToolsMenu() {
  const { t } = useTranslation();
  const language = useLanguage();
  const menu = useDropdown({ hover: true });
  return (
    <div className="dropdown" {...menu.box}>
      <button {...menu.button}>
        {t("Tools")} <ChevronDown className="icon" aria-hidden />
      </button>
      <div className="dropdown-panel" hidden={!menu.open}>
        {TOOLS.map(({ slug, title }) => (
          <Link key={slug} to={`/${language}/tools/${slug}`} onClick={menu.close}>
            {t(title)}
          </Link>
        ))}
      </div>
    </div>
  );
}
