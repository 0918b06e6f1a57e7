import { LANGUAGES } from "@hundeblick/proto/languages";
import { Camera, Share2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import { useLanguage } from "#shared/language/use-language.ts";
import { Logo } from "#shared/ui/Logo.tsx";

interface TopBarProps {
  name: string | null;
  reportId: string;
  /** Absent on a locked report. */
  onShare?: (() => void) | undefined;
  onNewAnalysis: () => void;
}

/** Brand, the dog's name, language switch, share, and a link to a new analysis. */
export function TopBar({ name, reportId, onShare, onNewAnalysis }: TopBarProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [search] = useSearchParams();
  const version = search.get("version");
  return (
    <header className="top-bar">
      <div className="wrap">
        <Logo label={t("Hundeblick, to the home page")} />
        <span className="name">{name}</span>
        <nav className="report-languages" aria-label={t("This report in another language")}>
          {LANGUAGES.map((other) => (
            <Link
              key={other}
              to={`/${other}/report/${reportId}${version ? `?version=${version}` : ""}`}
              lang={other}
              {...(other === language && { "aria-current": "true" })}
            >
              {other.toUpperCase()}
            </Link>
          ))}
        </nav>
        {onShare && (
          <button className="button button--quiet button--s" type="button" onClick={onShare}>
            <Share2 className="icon" aria-hidden />
            <span>{t("Share")}</span>
          </button>
        )}
        <button className="button button--s" type="button" onClick={onNewAnalysis}>
          <Camera className="icon" aria-hidden />
          <span>{t("New analysis")}</span>
        </button>
      </div>
    </header>
  );
}
