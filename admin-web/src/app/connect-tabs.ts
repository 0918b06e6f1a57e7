import { readSession } from "./session.api.ts";
import { noSessionFound, sessionReplaced, signedIn, signedOutElsewhere } from "./session.slice.ts";
import type { AppStore } from "./store.ts";

type Message = "signed in" | "signed out";

/** Tabs share one cookie: who signs out in one is signed out in all, and a sign-in or a new password reaches all of them. */
export function connectTabs(store: AppStore): () => void {
  const channel = new BroadcastChannel("admin-session");
  const tell = (message: Message): void => channel.postMessage(message);
  let before = store.getState().session;
  /** What came from another tab is not told again. */
  let isFollowing = false;
  const unsubscribe = store.subscribe(() => {
    const { session } = store.getState();
    const [was, is] = [before.csrfToken, session.csrfToken];
    before = session;
    if (was === is || isFollowing) return;
    if (is !== null && session.status === "in") tell("signed in");
    else if (session.hasLeft) tell("signed out");
  });
  const apply = (change: () => void): void => {
    isFollowing = true;
    change();
    isFollowing = false;
  };
  const follow = async (): Promise<void> => {
    const { data } = await store.dispatch(readSession());
    if (data === undefined) return;
    const { user } = store.getState().session;
    apply(() => {
      // another operator sees nothing of what this one had loaded
      if (user && user.email !== data?.email) store.dispatch(sessionReplaced());
      store.dispatch(data === null ? noSessionFound() : signedIn(data));
    });
  };
  channel.addEventListener("message", ({ data }: MessageEvent<Message>) => {
    if (data === "signed in") void follow();
    else if (store.getState().session.status === "in") apply(() => store.dispatch(signedOutElsewhere()));
  });
  return () => {
    unsubscribe();
    channel.close();
  };
}
