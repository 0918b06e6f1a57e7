import { ChevronDown, Menu, X } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { useLanguage } from "#shared/language/use-language.ts";
import { TOOLS } from "../../content/registry.ts";
import { SectionLink } from "#shared/ui/SectionLink.tsx";
import { useDropdown } from "./use-dropdown.ts";

/** The menu of narrow windows; closed by navigating too. */
export function MobileMenu() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { open, close, box, button } = useDropdown({ hover: false });
  const onNavigated = useEffectEvent(close);
  const { key } = useLocation();
  useEffect(() => onNavigated(), [key]);
  return (
    <div className="menu" {...box}>
      <button className="icon-button" aria-controls="menu" aria-label={t("Menu")} {...button}>
        {open ? <X className="icon" aria-hidden /> : <Menu className="icon" aria-hidden />}
      </button>
      <nav id="menu" className="menu-panel" aria-label={t("Menu")} hidden={!open}>
        <SectionLink to="analyze">{t("Check a photo")}</SectionLink>
        <SectionLink to="features">{t("What we say")}</SectionLink>
        <SectionLink to="how-it-works">{t("How it works")}</SectionLink>
        <Link to={`/${language}/blog`}>{t("Guides")}</Link>
        <details>
          <summary>
            {t("Tools")} <ChevronDown className="icon" aria-hidden />
          </summary>
          {TOOLS.map(({ slug, title }) => (
            <Link key={slug} className="sub" to={`/${language}/tools/${slug}`}>
              {t(title)}
            </Link>
          ))}
        </details>
        <SectionLink to="analyze" className="button">
          {t("Get started free")}
        </SectionLink>
      </nav>
    </div>
  );
}
