import { useNavigate } from "react-router-dom";
import { isMobile } from "#shared/ui/device.ts";
import { startOver } from "#shared/session/start-over.ts";
import { useAppStore } from "#shared/store/store.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { isOfReport } from "./erase-report.ts";

/** Goes to the photo upload, without the dog of this report; another dog stays. */
export function useNewAnalysis(reportId: string): () => void {
  const store = useAppStore();
  const navigate = useNavigate();
  const language = useLanguage();
  return () => {
    if (isOfReport(store.getState().session, reportId)) startOver(store.dispatch);
    void navigate(isMobile() ? `/${language}/upload` : `/${language}#analyze`);
  };
}
