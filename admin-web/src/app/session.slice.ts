import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { z } from "zod";
import { Market } from "@hundeblick/proto/language";

/** What is kept in the browser between visits. */
export const KeptSession = z.object({
  token: z.string().min(1).nullable(),
  isAuthenticated: z.boolean(),
  user: z.object({ email: z.string() }).nullable(),
  market: Market,
});
export type KeptSession = z.infer<typeof KeptSession>;

/** `notice`: why somebody is at the login screen again. */
export type SessionState = KeptSession & { notice: string | null };

export const signedOutSession: SessionState = {
  token: null,
  isAuthenticated: false,
  user: null,
  market: "de",
  notice: null,
};

const session = createSlice({
  name: "session",
  initialState: signedOutSession,
  reducers: {
    signedIn: (state, { payload }: PayloadAction<{ token: string; email: string }>) => ({
      ...state,
      token: payload.token,
      isAuthenticated: true,
      user: { email: payload.email },
      notice: null,
    }),
    signedOut: (state) => ({ ...signedOutSession, market: state.market }),
    sessionExpired: (state, { payload: notice }: PayloadAction<string>) => ({
      ...signedOutSession,
      market: state.market,
      notice,
    }),
    marketChosen: (state, { payload: market }: PayloadAction<Market>) => ({ ...state, market }),
  },
  selectors: {
    selectIsAuthenticated: (state) => state.isAuthenticated && state.token !== null,
    selectToken: (state) => state.token,
    selectEmail: (state) => state.user?.email ?? "",
    selectMarket: (state) => state.market,
    selectNotice: (state) => state.notice,
  },
});

export const sessionReducer = session.reducer;
export const { signedIn, signedOut, sessionExpired, marketChosen } = session.actions;
export const { selectIsAuthenticated, selectToken, selectEmail, selectMarket, selectNotice } = session.selectors;
