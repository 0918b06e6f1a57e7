import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useLanguage } from "#shared/language/use-language.ts";
import { Logo } from "#shared/ui/Logo.tsx";
import { SectionLink } from "#shared/ui/SectionLink.tsx";
import { ThemeButton } from "#shared/ui/ThemeButton.tsx";
import { LanguageMenu } from "./LanguageMenu.tsx";
import { MobileMenu } from "./MobileMenu.tsx";
import { ToolsMenu } from "./ToolsMenu.tsx";

export function SiteHeader() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <header className="site-header">
      <div className="wrap">
        <Logo />
        <nav className="site-nav" aria-label={t("Main menu")}>
          <SectionLink to="analyze">{t("Check a photo")}</SectionLink>
          <SectionLink to="features">{t("What we say")}</SectionLink>
          <SectionLink to="how-it-works">{t("How it works")}</SectionLink>
          <ToolsMenu />
          <Link to={`/${language}/blog`}>{t("Guides")}</Link>
        </nav>
        <div className="header-tools">
          <LanguageMenu />
          <ThemeButton />
          <SectionLink to="analyze" className="button button--s">
            {t("Get started free")}
          </SectionLink>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
