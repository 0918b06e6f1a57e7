import { toStored, restoreSession, STORE_KEY } from "#shared/session/stored-session.ts";
import {
  analysisReset,
  isOverlayOpen,
  NEW_SESSION,
  photoRemoved,
  previewRestored,
  type SessionState,
} from "#shared/session/session.slice.ts";
import { isStoredByThisTab, setStoredByThisTab } from "#shared/session/stored-by-tab.ts";
import type { AppStore } from "#shared/store/store.ts";

/**
 * Stores the session and every change of it, and deletes the stored photo when it is no longer chosen. Once another tab
 * has stored another dog, this one stores its language only.
 */
export function persistSession(store: AppStore): () => void {
  let last = store.getState().session;
  write(last);
  const unsubscribe = store.subscribe(() => {
    const { session } = store.getState();
    if (session === last) return;
    if (last.selectedFile && !session.selectedFile) void photos().then(({ clearPhotos }) => clearPhotos());
    last = session;
    write(session);
  });
  const noticed = ({ key, newValue, oldValue }: StorageEvent): void => {
    if (key === STORE_KEY || key === null) otherTabStored(store, restoreSession(newValue), restoreSession(oldValue));
  };
  addEventListener("storage", noticed);
  return () => {
    unsubscribe();
    removeEventListener("storage", noticed);
  };
}

function otherTabStored(store: AppStore, stored: SessionState, before: SessionState): void {
  const { session } = store.getState();
  if (dogOf(stored) === dogOf(session)) return;
  const isErased = dogOf(stored) === dogOf(NEW_SESSION) && isSameDog(before, session);
  setStoredByThisTab(false);
  if (isErased && !isOverlayOpen(session)) store.dispatch(analysisReset());
}

/** Two tabs may know more or less of the same dog. */
const isSameDog = (one: SessionState, other: SessionState): boolean =>
  one.selectedFile?.name === other.selectedFile?.name && one.dogInfo.name === other.dogInfo.name;

const dogOf = ({ currentAnalysisId, analysisData, selectedFile, dogInfo }: SessionState): string =>
  JSON.stringify([currentAnalysisId, analysisData, selectedFile, dogInfo]);

function write(session: SessionState): void {
  const { language, country } = session;
  try {
    const kept = isStoredByThisTab()
      ? session
      : { ...restoreSession(localStorage.getItem(STORE_KEY)), language, country };
    localStorage.setItem(STORE_KEY, JSON.stringify(toStored(kept)));
  } catch {
    // storage is full or disabled: a reload loses the state
  }
}

const photos = () => import("#shared/session/extra-photos.ts");

/** After a reload: restores the preview of the stored photo, or removes a photo that the browser lost. */
export async function restorePhoto(store: AppStore): Promise<void> {
  if (!store.getState().session.selectedFile) return;
  const photo = await (await photos()).readPhotos();
  store.dispatch(photo ? previewRestored(URL.createObjectURL(photo)) : photoRemoved());
}
