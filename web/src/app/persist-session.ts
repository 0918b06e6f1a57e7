import { toStored, restoreSession, STORE_KEY } from "#shared/session/stored-session.ts";
import { photoRemoved, previewRestored, type SessionState } from "#shared/session/session.slice.ts";
import type { AppStore } from "#shared/store/store.ts";
import { visitGoesOn } from "#shared/visit/visit.ts";

/** The session this browser remembers; a new one when it remembers nothing or may not. */
export function storedSession(): SessionState {
  try {
    const session = restoreSession(localStorage.getItem(STORE_KEY));
    // a dialog over the home page is for whoever left it a moment ago, not for whoever comes back days later
    return { ...session, analysisStarted: session.analysisStarted && visitGoesOn() };
  } catch {
    return restoreSession(null);
  }
}

/**
 * Writes the session, its language above all, and every change of it to storage, and drops the stored photo once it
 * is no longer chosen.
 */
export function persistSession(store: AppStore): () => void {
  let last = store.getState().session;
  write(last);
  return store.subscribe(() => {
    const { session } = store.getState();
    if (session === last) return;
    if (last.selectedFile && !session.selectedFile) void forgetPhoto();
    last = session;
    write(session);
  });
}

function write(session: SessionState): void {
  try {
    localStorage.setItem(STORE_KEY, JSON.stringify(toStored(session)));
  } catch {
    // Storage is full or switched off: the page works, but a reload loses the state.
  }
}

async function forgetPhoto(): Promise<void> {
  const { clearPhotos } = await import("#shared/session/extra-photos.ts");
  await clearPhotos();
}

/** After a reload: the preview of the remembered photo, or, when the browser lost the photo, no photo at all. */
export async function restorePhoto(store: AppStore): Promise<void> {
  if (!store.getState().session.selectedFile) return;
  const { photoStore } = await import("#shared/session/photo-store.ts");
  const photo = await photoStore.get().catch(() => undefined);
  store.dispatch(photo ? previewRestored(URL.createObjectURL(photo)) : photoRemoved());
}
