import { toStored, restoreSession, STORE_KEY } from "#shared/session/stored-session.ts";
import { photoRemoved, previewRestored, type SessionState } from "#shared/session/session.slice.ts";
import type { AppStore } from "#shared/store/store.ts";
import { isVisitActive } from "#shared/visit/visit.ts";

/** The stored session, or a new one. */
export function storedSession(): SessionState {
  try {
    const session = restoreSession(localStorage.getItem(STORE_KEY));
    // a dialog over the home page is restored in the same visit only
    return { ...session, analysisStarted: session.analysisStarted && isVisitActive() };
  } catch {
    return restoreSession(null);
  }
}

/** Stores the session and every change of it, and deletes the stored photo when it is no longer chosen. */
export function persistSession(store: AppStore): () => void {
  let last = store.getState().session;
  write(last);
  return store.subscribe(() => {
    const { session } = store.getState();
    if (session === last) return;
    if (last.selectedFile && !session.selectedFile) void clearPhoto();
    last = session;
    write(session);
  });
}

function write(session: SessionState): void {
  try {
    localStorage.setItem(STORE_KEY, JSON.stringify(toStored(session)));
  } catch {
    // storage is full or disabled: a reload loses the state
  }
}

async function clearPhoto(): Promise<void> {
  const { clearPhotos } = await import("#shared/session/extra-photos.ts");
  await clearPhotos();
}

/** After a reload: restores the preview of the stored photo, or removes a photo that the browser lost. */
export async function restorePhoto(store: AppStore): Promise<void> {
  if (!store.getState().session.selectedFile) return;
  const { photoStore } = await import("#shared/session/photo-store.ts");
  const photo = await photoStore.get().catch(() => undefined);
  store.dispatch(photo ? previewRestored(URL.createObjectURL(photo)) : photoRemoved());
}
