import { KeptSession, type SessionState, signedOutSession } from "./session.slice.ts";

const KEY = "admin-token";

/** The session of the last visit; anything that does not look like one is a signed-out session. */
export function rememberedSession(): SessionState {
  try {
    const read = KeptSession.safeParse(JSON.parse(localStorage.getItem(KEY) ?? "null"));
    return read.success ? { ...read.data, notice: null } : signedOutSession;
  } catch {
    return signedOutSession;
  }
}

/** A browser that keeps nothing loses the session with the page, and nothing else. */
export function keepSession({ token, isAuthenticated, user, market }: SessionState): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ token, isAuthenticated, user, market }));
  } catch {
    // Storage is full or switched off.
  }
}
