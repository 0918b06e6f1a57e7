import { isApiError } from "@hundeblick/web-kit/api-error.ts";
import { errorText } from "@hundeblick/web-kit/error-text.ts";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useLanguage } from "#shared/language/use-language.ts";
import { SHAGGY_DOG } from "#shared/ui/illustrations.ts";
import { BrandBar } from "#shared/ui/BrandBar.tsx";
import { usePassFocus } from "#shared/ui/use-pass-focus.ts";
import { ReportHead } from "./ReportHead.tsx";

/** A report that cannot be shown, with a retry after a network error. */
export function ReportNotFound({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) {
  const { t } = useTranslation();
  usePassFocus();
  const language = useLanguage();
  const isGone = isApiError(error) && error.status === 404;
  return (
    <>
      <ReportHead name={null} />
      <BrandBar />
      <main className="wrap wrap--state page-top" id="content" tabIndex={-1}>
        <div className="state-card card">
          <img src={SHAGGY_DOG} alt="" width="400" height="400" />
          <div className="stack">
            <h1 className="step-6">{t("Report Not Found")}</h1>
            <p>{t("This report may have expired or been removed.")}</p>
            {!isGone && (
              <p className="soft">
                {t("Failed to load report")}: {errorText(error, t)}
              </p>
            )}
            <div className="row">
              <Link className="button" to={`/${language}`}>
                {t("Go to Home")}
              </Link>
              {!isGone && (
                <button className="button button--quiet" type="button" onClick={onTryAgain}>
                  {t("Try again")}
                </button>
              )}
            </div>
          </div>
        </div>
      </main>
    </>
  );
}
