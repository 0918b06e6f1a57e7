import { type BaseQueryFn, createApi } from "@reduxjs/toolkit/query/react";
import { UNATTENDED_HEADER } from "@hundeblick/proto/http/admin/sign-in";
import type { ApiError } from "@hundeblick/web-kit/api-error.ts";
import { axiosBaseQuery, type HttpArgs, type HttpOptions } from "@hundeblick/web-kit/axios-base-query.ts";
import { createHttp } from "@hundeblick/web-kit/http.ts";
import { isAttended } from "./attended.ts";
import { sessionExpired, type SessionState } from "./session.slice.ts";

export const EXPIRED = "Session expired. Please login again.";

/** `isOpen`: needs no session. `whenExpired`: what the login screen says after a 401 of this call. `isAside`: leaves a 401 to the call the screen is about. */
type AdminOptions = HttpOptions & { isOpen?: boolean; whenExpired?: string; isAside?: boolean };

const send = axiosBaseQuery(createHttp({ languages: () => "en", visit: () => "" }));

/** Adds the session to each call, and whether somebody is there; a 401 ends it, unless somebody signed in again meanwhile. */
const withSession: BaseQueryFn<HttpArgs, unknown, ApiError, AdminOptions> = async (args, api, options) => {
  if (options?.isOpen) return await send(args, api, options);
  const tokenNow = (): string | null => (api.getState() as { session: SessionState }).session.token;
  const token = tokenNow();
  if (token === null) return { error: { status: 401, code: "not_authenticated", message: "Not authenticated" } };
  const answer = await send(
    {
      ...args,
      headers: {
        ...args.headers,
        Authorization: `Bearer ${token}`,
        ...(!isAttended() && { [UNATTENDED_HEADER]: "1" }),
      },
    },
    api,
    options,
  );
  if (answer.error?.status === 401 && !options?.isAside && tokenNow() === token)
    api.dispatch(sessionExpired(options?.whenExpired ?? EXPIRED));
  return answer;
};

/** Server data of the admin area. Features add their calls with `api.injectEndpoints`. */
export const api = createApi({
  reducerPath: "api",
  baseQuery: withSession,
  tagTypes: ["Products", "Imports", "Updates", "Stats", "Emails", "Marketplace", "DeadLetters"],
  keepUnusedDataFor: 60,
  refetchOnMountOrArgChange: true,
  endpoints: () => ({}),
});
