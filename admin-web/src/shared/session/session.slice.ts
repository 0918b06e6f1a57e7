import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { CookieSession } from "@hundeblick/proto/http/admin/sign-in";
import type { Market } from "@hundeblick/proto/language";

/**
 * The signed-in operator. The session is an HttpOnly cookie; only the market is stored. `unknown`: before the first
 * reply.
 */
export type SessionState = {
  status: "unknown" | "out" | "in";
  csrfToken: string | null;
  user: { email: string } | null;
  /** Seconds until an idle session ends, by the server. */
  endsInSeconds: number;
  /** Only registering a passkey is allowed. */
  needsPasskey: boolean;
  market: Market;
  /** Why the login screen is shown again. */
  notice: string | null;
  /** Signed out on purpose: the next sign-in begins at the dashboard. */
  hasLeft: boolean;
};

export const unknownSession = (market: Market): SessionState => ({
  status: "unknown",
  csrfToken: null,
  user: null,
  endsInSeconds: 0,
  needsPasskey: false,
  market,
  notice: null,
  hasLeft: false,
});
const signedOutState = (state: SessionState, change: Partial<SessionState>): SessionState => ({
  ...unknownSession(state.market),
  status: "out",
  ...change,
});

const session = createSlice({
  name: "session",
  initialState: unknownSession("de"),
  reducers: {
    /** A new session, or the current one with a new token. */
    signedIn: (
      state,
      { payload: { email, csrfToken, endsInSeconds, needsPasskey } }: PayloadAction<CookieSession>,
    ) => ({
      ...state,
      status: "in" as const,
      csrfToken,
      user: { email },
      endsInSeconds,
      needsPasskey,
      notice: null,
      hasLeft: false,
    }),
    noSessionFound: (state) => signedOutState(state, {}),
    signedOut: (state) => signedOutState(state, { hasLeft: true }),
    /** The server may still hold the session, and the browser its cookie. */
    signOutFailed: (state) =>
      state.status === "out"
        ? {
            ...state,
            notice:
              "The server did not confirm that you signed out: until it does, this browser may stay signed in for up to 30 minutes. Reload the page and log out again.",
          }
        : state,
    signedOutElsewhere: (state) => signedOutState(state, { notice: "You signed out in another tab." }),
    sessionExpired: (state, { payload: notice }: PayloadAction<string>) => signedOutState(state, { notice }),
    /** Another session has replaced this one: it is fetched from the server. */
    sessionReplaced: (state) => unknownSession(state.market),
    passkeyRequired: (state) => ({ ...state, needsPasskey: true }),
    passkeyRegistered: (state) => ({ ...state, needsPasskey: false }),
    marketChosen: (state, { payload: market }: PayloadAction<Market>) => ({ ...state, market }),
  },
  selectors: {
    selectStatus: (state) => state.status,
    selectIsAuthenticated: (state) => state.status === "in",
    selectCsrfToken: (state) => state.csrfToken,
    selectEndsInSeconds: (state) => state.endsInSeconds,
    selectNeedsPasskey: (state) => state.needsPasskey,
    selectEmail: (state) => state.user?.email ?? "",
    selectMarket: (state) => state.market,
    selectNotice: (state) => state.notice,
    selectHasLeft: (state) => state.hasLeft,
  },
});

export const sessionReducer = session.reducer;
export const {
  signedIn,
  noSessionFound,
  signedOut,
  signOutFailed,
  signedOutElsewhere,
  sessionExpired,
  sessionReplaced,
  passkeyRequired,
  passkeyRegistered,
  marketChosen,
} = session.actions;
export const {
  selectStatus,
  selectIsAuthenticated,
  selectCsrfToken,
  selectEndsInSeconds,
  selectNeedsPasskey,
  selectEmail,
  selectMarket,
  selectNotice,
  selectHasLeft,
} = session.selectors;
