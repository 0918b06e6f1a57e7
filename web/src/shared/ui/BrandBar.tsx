import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Logo } from "./Logo.tsx";

/** Header of a page without the site's navigation: brand and an optional back link. */
export function BrandBar({ back }: { back?: string }) {
  const { t } = useTranslation();
  return (
    <header className="top-bar">
      <div className="wrap">
        {back && (
          <Link className="icon-button" to={back} aria-label={t("Back")}>
            <ArrowLeft className="icon" aria-hidden />
          </Link>
        )}
        <Logo label={t("Hundeblick, to the home page")} />
        {back && <span className="top-bar-end" />}
      </div>
    </header>
  );
}
