import { dropPhoto } from "#shared/session/chosen-photo.ts";
import { analysisReset } from "#shared/session/session.slice.ts";
import { setStoredByThisTab } from "#shared/session/stored-by-tab.ts";
import { restoreSession, STORE_KEY } from "#shared/session/stored-session.ts";
import { type AppStore, useAppStore } from "#shared/store/store.ts";

/** Deletes a report and its data in this browser; keeps those of another report or a running analysis. */
export function useEraseReport(): (reportId: string) => void {
  const store = useAppStore();
  return (reportId) => eraseReport(store, reportId);
}

export function eraseReport(store: AppStore, reportId: string): void {
  const { analysisData, isAnalyzing } = store.getState().session;
  if (isAnalyzing || (analysisData && analysisData.reportId !== reportId)) return;
  // also when another tab has stored it
  if (storedReportId() === reportId) setStoredByThisTab(true);
  dropPhoto();
  store.dispatch(analysisReset());
}

function storedReportId(): string | undefined {
  try {
    return restoreSession(localStorage.getItem(STORE_KEY)).analysisData?.reportId;
  } catch {
    return undefined;
  }
}
