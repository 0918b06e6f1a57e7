import { readSession } from "#shared/session/session.api.ts";
import {
  noSessionFound,
  sessionReplaced,
  type SessionState,
  signedIn,
  signedOutElsewhere,
  signOutFailed,
} from "#shared/session/session.slice.ts";
import type { AppStore } from "#shared/store/store.ts";

type Message = "signed in" | "signed out" | "sign-out failed";

const hasFailedSignOut = ({ hasLeft, notice }: SessionState): boolean => hasLeft && notice !== null;

/** Tabs share one cookie: signing out, signing in and a changed password take effect in all of them. */
export function connectTabs(store: AppStore): () => void {
  const channel = new BroadcastChannel("admin-session");
  const post = (message: Message): void => channel.postMessage(message);
  let before = store.getState().session;
  /** Changes from another tab are not posted again. */
  let isApplying = false;
  const unsubscribe = store.subscribe(() => {
    const { session } = store.getState();
    const [was, is] = [before.csrfToken, session.csrfToken];
    const hasJustFailed = hasFailedSignOut(session) && !hasFailedSignOut(before);
    before = session;
    if (isApplying) return;
    if (hasJustFailed) post("sign-out failed");
    if (was === is) return;
    if (is !== null && session.status === "in") post("signed in");
    else if (session.hasLeft) post("signed out");
  });
  const apply = (change: () => void): void => {
    isApplying = true;
    change();
    isApplying = false;
  };
  const loadSession = async (): Promise<void> => {
    const { data } = await store.dispatch(readSession());
    if (data === undefined) return;
    const { user } = store.getState().session;
    apply(() => {
      // another operator must not see loaded data
      if (user && user.email !== data?.email) store.dispatch(sessionReplaced());
      store.dispatch(data === null ? noSessionFound() : signedIn(data));
    });
  };
  channel.addEventListener("message", ({ data }: MessageEvent<Message>) => {
    if (data === "signed in") void loadSession();
    else if (data === "sign-out failed") apply(() => store.dispatch(signOutFailed()));
    else if (store.getState().session.status === "in") apply(() => store.dispatch(signedOutElsewhere()));
  });
  return () => {
    unsubscribe();
    channel.close();
  };
}
