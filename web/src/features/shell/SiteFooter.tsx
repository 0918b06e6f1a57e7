import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useLanguage } from "#shared/language/use-language.ts";
import { Logo } from "#shared/ui/Logo.tsx";
import { GREY_MUZZLE } from "#shared/ui/illustrations.ts";
import { SectionLink } from "#shared/ui/SectionLink.tsx";
import { LANGUAGE_ORDER, LanguageLink } from "./LanguageLink.tsx";

export function SiteFooter() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <footer>
      <div className="wrap">
        <div className="footer-dog">
          <img src={GREY_MUZZLE} alt="" width="560" height="320" loading="lazy" />
        </div>
      </div>
      <div className="site-footer">
        <div className="wrap footer-grid">
          <div className="stack stack--s">
            <Logo />
            <p className="soft small">{t("One photo, one honest report. It does not replace a visit to the vet.")}</p>
          </div>
          <ul className="list" aria-label={t("What we offer")}>
            <li>
              <SectionLink to="analyze">{t("Check a photo")}</SectionLink>
            </li>
            <li>
              <Link to={`/${language}/report/example`}>{t("Sample report")}</Link>
            </li>
            <li>
              <Link to={`/${language}/check`}>{t("Signs and checks")}</Link>
            </li>
            <li>
              <Link to={`/${language}/breeds`}>{t("Dog breeds")}</Link>
            </li>
            <li>
              <Link to={`/${language}/accuracy`}>{t("How accurate is this?")}</Link>
            </li>
            <li>
              <Link to={`/${language}/blog`}>{t("Guides")}</Link>
            </li>
            <li>
              <Link to={`/${language}/tools`}>{t("Tools")}</Link>
            </li>
          </ul>
          <ul className="list" aria-label={t("Legal")}>
            <li>
              <Link to={`/${language}/privacy`}>{t("Privacy Policy")}</Link>
            </li>
            <li>
              <Link to={`/${language}/terms`}>{t("Terms of Service")}</Link>
            </li>
            <li>
              <Link to={`/${language}/contact`}>{t("Contact")}</Link>
            </li>
            <li>
              <Link to={`/${language}/impressum`}>{t("Legal notice")}</Link>
            </li>
          </ul>
          <ul className="list" aria-label={t("Languages")}>
            {LANGUAGE_ORDER.map((to) => (
              <li key={to}>
                <LanguageLink to={to} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
