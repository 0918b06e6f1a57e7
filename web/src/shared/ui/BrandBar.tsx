import { Sign } from "@hundeblick/web-kit/illustrations/Sign.tsx";
import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useLanguage } from "../language/use-language.ts";

/** Header of a page without the site's navigation: brand and an optional back link. */
export function BrandBar({ back }: { back?: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <header className="top-bar">
      <div className="wrap">
        {back && (
          <Link className="icon-button" to={back} aria-label={t("Back")}>
            <ArrowLeft className="icon" aria-hidden />
          </Link>
        )}
        <Link className="logo" to={`/${language}`} aria-label={t("Hundeblick, to the home page")}>
          <Sign />
          <span>Hundeblick</span>
        </Link>
        {back && <span className="top-bar-end" />}
      </div>
    </header>
  );
}
