import { dropPhoto } from "#shared/session/chosen-photo.ts";
import { analysisReset } from "#shared/session/session.slice.ts";
import { useAppStore } from "#shared/store/store.ts";

/**
 * Deletes photo and answers from this browser's storage, those of a report that was deleted. Which report they were for
 * is not known any more once its owner came by the home page of a phone: only what belongs to another report, or to one
 * that is being made, stays.
 */
export function useEraseReport(): (reportId: string) => void {
  const store = useAppStore();
  return (reportId) => {
    const { analysisData, isAnalyzing } = store.getState().session;
    if (isAnalyzing || (analysisData && analysisData.reportId !== reportId)) return;
    dropPhoto();
    store.dispatch(analysisReset());
  };
}
