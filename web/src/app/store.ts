import { combineSlices, configureStore, createDynamicMiddleware } from "@reduxjs/toolkit";
import { useDispatch, useSelector } from "react-redux";
import { sessionSlice, type SessionState } from "./session.slice.ts";

/** Server data (RTK Query) joins later, with the first page that needs it: see `api.ts`. */
export const rootReducer = combineSlices(sessionSlice);
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
