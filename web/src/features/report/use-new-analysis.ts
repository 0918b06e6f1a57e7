import { useNavigate } from "react-router-dom";
import { isMobile } from "#shared/ui/device.ts";
import { startOver } from "#shared/session/start-over.ts";
import { useAppStore } from "#shared/store/store.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { isOfReport } from "./erase-report.ts";

/** Goes to the photo upload, without the dog of this or another report; one that is not analysed yet stays. */
export function useNewAnalysis(reportId: string): () => void {
  const store = useAppStore();
  const navigate = useNavigate();
  const language = useLanguage();
  return () => {
    const { session } = store.getState();
    if (session.dogInfo.reportId !== null || isOfReport(session, reportId)) startOver(store.dispatch);
    void navigate(isMobile() ? `/${language}/upload` : `/${language}#analyze`);
  };
}
