import "@hundeblick/web-kit/styles/details.css";
import "@hundeblick/web-kit/styles/overlay.css";
import "@hundeblick/web-kit/styles/top-bar.css";
import "@hundeblick/web-kit/styles/wizard.css";
import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router-dom";
import { AnalysingPanel } from "../../features/analysis/components/AnalysingPanel.tsx";
import { selectAttempt } from "../../features/analysis/attempt.slice.ts";
import { useStartAnalysis } from "../../features/analysis/use-start-analysis.ts";
import { DetailsForm } from "../../features/details/components/DetailsForm.tsx";
import { ExtraPhotos } from "../../features/photo/extra/ExtraPhotos.tsx";
import { WizardPage } from "../../features/wizard/WizardPage.tsx";
import { PHOTO_MISSING } from "../../features/wizard/photo-missing.ts";
import { useIsMobile } from "#shared/ui/device.ts";
import { selectSession } from "#shared/session/session.slice.ts";
import { useAppSelector } from "#shared/store/store.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { withApi } from "../with-api.tsx";

/** Wizard, step 2: the optional details, then the upload until there is an id. */
function DetailsPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const mobile = useIsMobile();
  const { selectedFile, isAnalyzing, currentAnalysisId, analysisData, analysisError } = useAppSelector(selectSession);
  const { failure } = useAppSelector(selectAttempt);
  const start = useStartAnalysis();
  // coming back from a report stays here; only a new analysis leads on
  const [sent, setSent] = useState(false);
  // the home page has the same form in a dialog, beside the photo
  if (!mobile) return <Navigate to={`/${language}#analyze`} replace />;
  // the form would cover a rejection with its own emergency screen
  const isRefusedInEmergency = sent && analysisError !== null && failure?.emergency !== undefined;
  if ((isAnalyzing && currentAnalysisId) || (sent && analysisData) || isRefusedInEmergency)
    return <Navigate to={`/${language}/analyzing`} replace />;
  if (!selectedFile) return <Navigate to={`/${language}/upload`} state={PHOTO_MISSING} replace />;
  if (isAnalyzing) {
    return (
      <main className="overlay" id="content" tabIndex={-1}>
        <AnalysingPanel headingId="looking" heading="h1" />
      </main>
    );
  }
  return (
    <WizardPage
      step={2}
      title={t("Tell us about your dog")}
      subtitle={t("All optional. What you leave out, we leave out of the report too.")}
      back={`/${language}/upload`}
    >
      {analysisError && (
        <div className="notice notice--danger" role="alert">
          <TriangleAlert className="icon" aria-hidden />
          <div>
            <p>{t("Analysis failed. Please try again.")}</p>
            <p className="small">{t(analysisError)}</p>
          </div>
        </div>
      )}
      <DetailsForm
        morePhotos={<ExtraPhotos />}
        onSend={(context) => {
          setSent(true);
          void start(context);
        }}
      />
    </WizardPage>
  );
}

export default withApi(DetailsPage);
