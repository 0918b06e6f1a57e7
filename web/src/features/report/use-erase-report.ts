import { dropPhoto } from "#shared/session/chosen-photo.ts";
import { analysisReset } from "#shared/session/session.slice.ts";
import { useAppStore } from "#shared/store/store.ts";

/** Deletes a report and its data in this browser; keeps those of another report or a running analysis. */
export function useEraseReport(): (reportId: string) => void {
  const store = useAppStore();
  return (reportId) => {
    const { analysisData, isAnalyzing } = store.getState().session;
    if (isAnalyzing || (analysisData && analysisData.reportId !== reportId)) return;
    dropPhoto();
    store.dispatch(analysisReset());
  };
}
