import type { WithSlice } from "@reduxjs/toolkit";
import { createApi, retry } from "@reduxjs/toolkit/query/react";
import { axiosBaseQuery } from "@hundeblick/web-kit/axios-base-query.ts";
import { isApiError } from "@hundeblick/web-kit/api-error.ts";
import { http } from "./http.ts";
import { lateMiddleware, rootReducer, type AppStore } from "../store/store.ts";

const isTransient = (error: unknown) =>
  isApiError(error) && (error.status === 0 || error.status === 429 || error.status >= 500);
const RETRIES = 1;

/**
 * Server data of the public site. Features add their calls with `api.injectEndpoints`. Queries are retried once after a
 * temporary failure (unless `extraOptions.retryCondition` is set), mutations never. Fresh for 5 minutes, cached for 10,
 * not refetched on window focus.
 */
export const api = createApi({
  reducerPath: "api",
  baseQuery: retry(axiosBaseQuery(http), {
    retryCondition: (error, _args, { attempt, baseQueryApi }) =>
      baseQueryApi.type === "query" && attempt <= RETRIES && isTransient(error),
  }),
  keepUnusedDataFor: 600,
  refetchOnMountOrArgChange: 300,
  refetchOnFocus: false,
  endpoints: () => ({}),
});

declare module "../store/store.ts" {
  interface LateSlices extends WithSlice<typeof api> {}
}
rootReducer.inject(api);
lateMiddleware.addMiddleware(api.middleware);

/** Adds server data to the running store: an injected reducer gets its state with the next action. */
export function attachApi(store: AppStore): void {
  if (!(api.reducerPath in store.getState())) store.dispatch({ type: "api/attached" });
}
