import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { selectSession } from "#shared/session/session.slice.ts";
import { useAppDispatch, useAppSelector } from "#shared/store/store.ts";
import { Dialog } from "#shared/ui/Dialog.tsx";
import { failureClosed, selectAttempt } from "../attempt.slice.ts";
import { useRetry } from "../use-retry.ts";
import { AnalysisError } from "./AnalysisError.tsx";
import { DonePanel } from "./DonePanel.tsx";
import { AnalysingPanel } from "./AnalysingPanel.tsx";

interface AnalysisOverlayProps {
  /** The report is opening: nothing else is shown. */
  opening: boolean;
  /** Closes the overlay for the page of this report. */
  onLeave: (reportId: string) => void;
  /** The e-mail gate of this report. */
  unlockForm: (reportId: string) => ReactNode;
  /** Button that deletes it unread. */
  deleteNow: (reportId: string) => ReactNode;
}

const TITLE = "overlay-title";

/** Over the whole desktop page: analysis, error, e-mail gate, opening. */
export function AnalysisOverlay({ opening, onLeave, unlockForm, deleteNow }: AnalysisOverlayProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { isAnalyzing, analysisError: error, analysisData: result } = useAppSelector(selectSession);
  const { isFailureClosed } = useAppSelector(selectAttempt);
  const { anotherPhoto } = useRetry();
  if (isAnalyzing) {
    return (
      <Dialog key="looking" labelledBy={TITLE} className="overlay-dialog overlay-dialog--looking">
        <div className="overlay">
          <AnalysingPanel headingId={TITLE} heading="h2" />
        </div>
      </Dialog>
    );
  }
  if (error) {
    if (isFailureClosed) return null;
    const close = () => dispatch(failureClosed());
    return (
      <Dialog key="error" labelledBy={TITLE} className="overlay-dialog" onClose={close}>
        <div className="wrap wrap--state overlay-state">
          <CloseButton onClick={close} />
          <AnalysisError headingId={TITLE} error={error} />
        </div>
      </Dialog>
    );
  }
  if (!result) return null;
  const leave = opening ? undefined : () => onLeave(result.reportId);
  return (
    <Dialog key="done" labelledBy={TITLE} className="overlay-dialog">
      <div className="wrap wrap--state overlay-state">
        {leave && <CloseButton onClick={leave} />}
        {opening ? (
          <h2 className="step-6" id={TITLE}>
            {t("Opening report...")}
          </h2>
        ) : (
          <DonePanel headingId={TITLE} name={result.dog_profile.name}>
            {unlockForm(result.reportId)}
            <div className="row">
              <button className="button button--bare button--s" type="button" onClick={anotherPhoto}>
                {t("Start again with another photo")}
              </button>
              {deleteNow(result.reportId)}
            </div>
          </DonePanel>
        )}
      </div>
    </Dialog>
  );
}

function CloseButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <button className="icon-button overlay-close" type="button" aria-label={t("Close")} onClick={onClick}>
      <X className="icon" aria-hidden />
    </button>
  );
}
