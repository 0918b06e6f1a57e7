import "@hundeblick/web-kit/styles/analyse.css";
import "@hundeblick/web-kit/styles/details.css";
import "@hundeblick/web-kit/styles/overlay.css";
import "@hundeblick/web-kit/styles/wizard.css";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useNavigate } from "react-router-dom";
import { AnalysisError } from "../../features/analysis/components/AnalysisError.tsx";
import { AnalysingPanel } from "../../features/analysis/components/AnalysingPanel.tsx";
import { useAnalysisWatch } from "../../features/analysis/use-analysis-watch.ts";
import { PHOTO_MISSING } from "../../features/wizard/photo-missing.ts";
import { StepBar } from "../../features/wizard/StepBar.tsx";
import { selectSession } from "#shared/session/session.slice.ts";
import { useAppSelector } from "#shared/store/store.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { withApi } from "../with-api.tsx";

const TO_REPORT_MS = 100;

/** Wizard, step 3: the analysis; ends at the report. */
function AnalyzingPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { selectedFile, currentAnalysisId, isAnalyzing, analysisData, analysisError } = useAppSelector(selectSession);
  useAnalysisWatch();
  useGoToReport(isAnalyzing ? null : (analysisData?.reportId ?? null));

  const isEmpty = !selectedFile && !currentAnalysisId && !analysisError && !analysisData;
  // a photo that is removed here is no missing one
  const [wasEmpty] = useState(isEmpty);
  if (isEmpty) return <Navigate to={`/${language}/upload`} state={wasEmpty ? PHOTO_MISSING : null} replace />;
  if (!isAnalyzing && !analysisError && !analysisData) return <Navigate to={`/${language}/details`} replace />;
  return (
    <>
      <title>{`${t("We are looking at your dog")} – Hundeblick`}</title>
      <meta name="robots" content="noindex" />
      {analysisError ? (
        <main className="wrap wizard-page page-top" id="content" tabIndex={-1}>
          <StepBar step={3} />
          <AnalysisError error={analysisError} />
        </main>
      ) : (
        <main className="overlay overlay--wizard" id="content" tabIndex={-1}>
          <div className="wrap">
            <StepBar step={3} />
          </div>
          <AnalysingPanel headingId="looking" heading="h1" />
        </main>
      )}
    </>
  );
}

function useGoToReport(reportId: string | null) {
  const navigate = useNavigate();
  const language = useLanguage();
  useEffect(() => {
    if (!reportId) return undefined;
    const timer = setTimeout(() => void navigate(`/${language}/report/${reportId}`, { replace: true }), TO_REPORT_MS);
    return () => clearTimeout(timer);
  }, [language, navigate, reportId]);
}

export default withApi(AnalyzingPage);
