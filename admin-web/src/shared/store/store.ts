import { configureStore, isAnyOf, type Middleware } from "@reduxjs/toolkit";
import { useDispatch, useSelector } from "react-redux";
import { api } from "../api/api.ts";
import {
  sessionExpired,
  sessionReducer,
  sessionReplaced,
  type SessionState,
  signedOut,
  signedOutElsewhere,
} from "../session/session.slice.ts";
import { storeMarket } from "./stored-market.ts";

/** Clears server data when a session ends, so that the next operator sees none of it. */
const resetApiAfterSession: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (isAnyOf(signedOut, signedOutElsewhere, sessionExpired, sessionReplaced)(action))
      dispatch(api.util.resetApiState());
    return result;
  };

export function makeStore(session: SessionState) {
  const store = configureStore({
    reducer: { session: sessionReducer, [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(resetApiAfterSession, api.middleware),
    preloadedState: { session },
  });
  let { market } = session;
  store.subscribe(() => {
    const now = store.getState().session.market;
    if (now === market) return;
    market = now;
    storeMarket(now);
  });
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
type AppState = ReturnType<AppStore["getState"]>;
export const useAppDispatch = useDispatch.withTypes<AppStore["dispatch"]>();
export const useAppSelector = useSelector.withTypes<AppState>();
