import "@hundeblick/web-kit/styles/details.css";
import "@hundeblick/web-kit/styles/dialog.css";
import "@hundeblick/web-kit/styles/overlay.css";
import "@hundeblick/web-kit/styles/wizard.css";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { AnalysisOverlay } from "../../features/analysis/components/AnalysisOverlay.tsx";
import { useAnalysisWatch } from "../../features/analysis/use-analysis-watch.ts";
import { useStartAnalysis } from "../../features/analysis/use-start-analysis.ts";
import { DetailsModal } from "../../features/details/components/DetailsModal.tsx";
import { ExtraPhotos } from "../../features/photo/extra/ExtraPhotos.tsx";
import { DeleteNow } from "../../features/report/components/DeleteNow.tsx";
import { UnlockForm } from "../../features/report/components/UnlockForm.tsx";
import { detailsClosed, selectSession } from "#shared/session/session.slice.ts";
import { startOver } from "#shared/session/start-over.ts";
import { useAppDispatch, useAppSelector } from "#shared/store/store.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { withApi } from "../with-api.tsx";

const TO_REPORT_MS = 100;

/** The desktop flow from the start button to the report: details dialog, then the overlay. */
function AnalyzeFlow() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const language = useLanguage();
  const { analysisStarted: asksDetails, selectedFile: file } = useAppSelector(selectSession);
  const start = useStartAnalysis();
  // unlocked or left locked: the report's page goes on
  const [left, setLeft] = useState<string | null>(null);
  const openId = useOpenWithoutAddress() ?? left;
  useAnalysisWatch();
  useEffect(() => {
    if (!openId) return undefined;
    const timer = setTimeout(() => {
      void navigate(`/${language}/report/${openId}`);
      startOver(dispatch);
    }, TO_REPORT_MS);
    return () => clearTimeout(timer);
  }, [dispatch, language, navigate, openId]);

  if (asksDetails && file) {
    return (
      <DetailsModal
        onSend={(context) => void start(context)}
        morePhotos={<ExtraPhotos />}
        onClose={() => dispatch(detailsClosed())}
      />
    );
  }
  return (
    <AnalysisOverlay
      opening={openId !== null}
      onLeave={setLeft}
      unlockForm={(reportId) => (
        <UnlockForm reportId={reportId} source="overlay" onUnlocked={() => setLeft(reportId)} />
      )}
      deleteNow={(reportId) => (
        <DeleteNow
          reportId={reportId}
          onErased={(receipt) => void navigate(`/${language}/report/${reportId}`, { state: receipt })}
        />
      )}
    />
  );
}

/** Id of a finished report without an e-mail gate; for results without that field the report page decides. */
function useOpenWithoutAddress(): string | null {
  const { analysisData: result } = useAppSelector(selectSession);
  if (!result) return null;
  return (result.open ?? result.health_metrics.overall_score === null) ? result.reportId : null;
}

export default withApi(AnalyzeFlow);
