import "@hundeblick/web-kit/styles/details.css";
import "@hundeblick/web-kit/styles/dialog.css";
import "@hundeblick/web-kit/styles/overlay.css";
import "@hundeblick/web-kit/styles/wizard.css";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { AnalysisOverlay } from "../../features/analysis/components/AnalysisOverlay.tsx";
import { useAnalysisWatch } from "../../features/analysis/use-analysis-watch.ts";
import { useStartAnalysis } from "../../features/analysis/use-start-analysis.ts";
import { DetailsModal } from "../../features/details/components/DetailsModal.tsx";
import { UnlockForm } from "../../features/report/components/UnlockForm.tsx";
import {
  analysisReset,
  detailsClosed,
  selectAnalysisStarted,
  selectPhotoFile,
} from "../session.slice.ts";
import { useAppDispatch, useAppSelector } from "../store.ts";
import { useLanguage } from "../use-language.ts";
import { withApi } from "../with-api.tsx";

const TO_REPORT_MS = 100;

/** The desktop's way from the start button to the report: details dialog, then the overlay. */
function AnalyzeFlow() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const language = useLanguage();
  const asksDetails = useAppSelector(selectAnalysisStarted);
  const file = useAppSelector(selectPhotoFile);
  const start = useStartAnalysis();
  const [opening, setOpening] = useState(false);
  useAnalysisWatch();

  function openReport(reportId: string) {
    setOpening(true);
    setTimeout(() => {
      void navigate(`/${language}/report/${reportId}`);
      dispatch(analysisReset());
    }, TO_REPORT_MS);
  }

  if (asksDetails && file) {
    return (
      <DetailsModal
        onSend={(context) => void start(context)}
        onClose={() => dispatch(detailsClosed())}
      />
    );
  }
  return (
    <AnalysisOverlay
      opening={opening}
      unlockForm={(reportId) => (
        <UnlockForm reportId={reportId} source="overlay" onUnlocked={() => openReport(reportId)} />
      )}
    />
  );
}

export default withApi(AnalyzeFlow);
