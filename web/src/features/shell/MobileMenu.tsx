import { ChevronDown, Menu, X } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { mobileMenuToggled, selectMobileMenuOpen } from "#shared/session/session.slice.ts";
import { useAppDispatch, useAppSelector } from "#shared/store/store.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { TOOLS } from "../../content/registry.ts";
import { SectionLink } from "#shared/ui/SectionLink.tsx";

/** The menu of narrow windows; closed by navigating or Escape. */
export function MobileMenu() {
  const { t } = useTranslation();
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectMobileMenuOpen);
  const { key } = useLocation();

  useEffect(() => {
    dispatch(mobileMenuToggled(false));
  }, [dispatch, key]);
  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") dispatch(mobileMenuToggled(false));
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [dispatch, open]);

  return (
    <div className="menu">
      <button
        className="icon-button"
        type="button"
        aria-expanded={open}
        aria-controls="menu"
        aria-label={t("Menu")}
        onClick={() => dispatch(mobileMenuToggled(!open))}
      >
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
