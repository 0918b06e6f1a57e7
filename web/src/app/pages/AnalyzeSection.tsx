import "@hundeblick/web-kit/styles/photo.css";
import { ScanEye, TriangleAlert } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { PhotoPicker } from "../../features/photo/components/PhotoPicker.tsx";
import { PhotoTips } from "#shared/ui/PhotoTips.tsx";
import { isMobile } from "#shared/ui/device.ts";
import { detailsOpened, isOverlayOpen, selectSession, type SessionState } from "#shared/session/session.slice.ts";
import { useAppDispatch, useAppSelector } from "#shared/store/store.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { loadAnalyzeFlow, preloadFlow, usePreloadedFlow } from "./preload-flow.ts";

const AnalyzeFlow = lazy(loadAnalyzeFlow);

/** Photo and start button of the home page. On desktops the details open in a dialog, on phones the wizard. */
export default function AnalyzeSection() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const language = useLanguage();
  const session = useAppSelector(selectSession);
  const inDialog = useInDialog(session);
  usePreloadedFlow();

  function start() {
    if (isMobile()) void navigate(`/${language}/details`);
    else dispatch(detailsOpened());
  }

  return (
    <div className="stack">
      {session.analysisError && (
        <div className="notice notice--danger" role="alert">
          <TriangleAlert className="icon" aria-hidden />
          <p>{t("Analysis failed. Please try again.")}</p>
        </div>
      )}
      <PhotoPicker onOpen={preloadFlow}>
        {!(session.analysisStarted && inDialog) && (
          <button className="button button--wide" type="button" onClick={start}>
            <ScanEye className="icon" aria-hidden />
            {t("Start analysis")}
          </button>
        )}
      </PhotoPicker>
      <PhotoTips />
      {inDialog && (
        <Suspense fallback={null}>
          <AnalyzeFlow />
        </Suspense>
      )}
    </div>
  );
}

/** Whether the flow is open in a dialog: decided when it opens, because zooming or turning may make a page narrow. */
function useInDialog(session: SessionState): boolean {
  const isOpen = isOverlayOpen(session);
  const isStarted = session.analysisStarted;
  const [flow, setFlow] = useState({ isOpen, isStarted, inDialog: isOpen && !isMobile() });
  if (flow.isOpen !== isOpen || flow.isStarted !== isStarted) {
    const opens = isStarted || !flow.isOpen;
    setFlow({ isOpen, isStarted, inDialog: isOpen && (opens ? !isMobile() : flow.inDialog) });
  }
  return flow.inDialog;
}
