import { combineSlices, configureStore, createDynamicMiddleware } from "@reduxjs/toolkit";
import { useDispatch, useSelector, useStore } from "react-redux";
import { sessionSlice, type SessionState } from "../session/session.slice.ts";

/**
 * Slices injected on demand, each adding its type here:
 * `declare module "#shared/store/store.ts" { interface LateSlices extends WithSlice<typeof mySlice> {} }`
 */
export interface LateSlices {}

export const rootReducer = combineSlices(sessionSlice).withLazyLoadedSlices<LateSlices>();
export const lateMiddleware = createDynamicMiddleware();

export const makeStore = (session?: SessionState) =>
  configureStore({
    reducer: rootReducer,
    middleware: (standard) => standard().concat(lateMiddleware.middleware),
    ...(session && { preloadedState: { session } }),
  });

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore["getState"]>;
export type AppDispatch = AppStore["dispatch"];

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();
