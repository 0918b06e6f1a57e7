import type { OpenReport } from "@hundeblick/proto/http/report";
import { History } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#shared/language/use-language.ts";
import { Link } from "react-router-dom";
import { isNewest } from "../is-newest.ts";
import { momentIn } from "../words.ts";

/** Marks an earlier version, with a link to the newest. */
export function EarlierVersion({ report }: { report: OpenReport }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (isNewest(report) || !report.composedAt) return null;
  return (
    <div className="notice no-print" role="note">
      <History className="icon" aria-hidden />
      <p>
        {t("This is the report as it was on {{day}}.", { day: momentIn(language, report.composedAt) })}{" "}
        <Link to="?">{t("To the newest version")}</Link>
      </p>
    </div>
  );
}

/** Links to earlier versions. */
export function Versions({ report: { version = 1, versions = [] } }: { report: OpenReport }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const earlier = versions.filter((one) => one.version < version);
  if (earlier.length === 0) return null;
  return (
    <details className="small no-print">
      <summary>{t("Earlier versions of this report")}</summary>
      <ul className="bullets">
        {earlier.map((one) => (
          <li key={one.version}>
            <Link to={`?version=${one.version}`}>
              {t("Version {{version}} of {{day}}", {
                version: one.version,
                day: momentIn(language, one.composedAt),
              })}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
