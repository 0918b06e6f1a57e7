import { dropPhoto } from "#shared/session/chosen-photo.ts";
import { photoStore } from "#shared/session/photo-store.ts";
import { newSession, type SessionState } from "#shared/session/session.slice.ts";
import { startOver } from "#shared/session/start-over.ts";
import { setStoredByThisTab } from "#shared/session/stored-by-tab.ts";
import { STORE_KEY, storedSession, toStored } from "#shared/session/stored-session.ts";
import type { AppStore } from "#shared/store/store.ts";

/** Deletes a report's data in this browser; keeps those of another dog and of a running analysis. */
export function eraseReport(store: AppStore, reportId: string): void {
  const { session } = store.getState();
  const stored = storedSession();
  const isStored = isOfReport(stored, reportId);
  const isOwn = isOfReport(session, reportId) || (isStored && dogOf(stored) === dogOf(session));
  if (isOwn && !session.isAnalyzing) {
    // also when another tab has stored it
    if (isStored) setStoredByThisTab(true);
    dropPhoto();
    startOver(store.dispatch);
  } else if (isStored) {
    localStorage.setItem(STORE_KEY, JSON.stringify(toStored(newSession(session.language))));
    void photoStore.clear().catch(() => undefined);
  }
}

/** Whether the session is of the dog that has led to this report. */
export const isOfReport = ({ dogInfo, analysisData }: SessionState, reportId: string): boolean =>
  dogInfo.reportId === reportId || analysisData?.reportId === reportId;

const dogOf = ({ selectedFile, dogInfo }: SessionState): string =>
  JSON.stringify([selectedFile, { ...dogInfo, reportId: null }]);
