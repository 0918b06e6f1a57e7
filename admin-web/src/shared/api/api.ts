import { type BaseQueryFn, createApi } from "@reduxjs/toolkit/query/react";
import { CSRF_HEADER, SESSION_HEADER, UNATTENDED_HEADER } from "@hundeblick/proto/http/admin/sign-in";
import type { ApiError } from "@hundeblick/web-kit/api-error.ts";
import { axiosBaseQuery, type HttpArgs, type HttpOptions } from "@hundeblick/web-kit/axios-base-query.ts";
import { createHttp } from "@hundeblick/web-kit/http.ts";
import { isAttended } from "./attended.ts";
import { requestConfirmation } from "./confirmation.ts";
import { passkeyRequired, sessionExpired, sessionReplaced, type SessionState } from "../session/session.slice.ts";

export const EXPIRED = "Session expired. Please login again.";

/** `isOpen`: needs no session. `whenExpired`: the login screen's notice after a 401. `isAside`: a 401 ends nothing. */
type AdminOptions = HttpOptions & { isOpen?: boolean; whenExpired?: string; isAside?: boolean };

const send = axiosBaseQuery(createHttp({ languages: () => "en", visit: () => "" }));

/**
 * Adds the CSRF token and whether the page is in use. A 401 ends the session, unless it was replaced meanwhile; a call
 * that needs the operator's confirmation is repeated after it.
 */
const withSession: BaseQueryFn<HttpArgs, unknown, ApiError, AdminOptions> = async (args, api, options) => {
  const asCookie = { ...args.headers, [SESSION_HEADER]: "cookie" };
  if (options?.isOpen) return await send({ ...args, headers: asCookie }, api, options);
  const tokenNow = (): string | null => (api.getState() as { session: SessionState }).session.csrfToken;
  const token = tokenNow();
  if (token === null) return { error: { status: 401, code: "not_authenticated", message: "Not authenticated" } };
  const headers = { ...asCookie, [CSRF_HEADER]: token, ...(!isAttended() && { [UNATTENDED_HEADER]: "1" }) };
  const call = () => send({ ...args, headers }, api, options);
  let answer = await call();
  if (answer.error?.code === "confirmation_required" && (await requestConfirmation())) answer = await call();
  if (tokenNow() !== token) return answer;
  if (answer.error?.status === 401 && !options?.isAside) api.dispatch(sessionExpired(options?.whenExpired ?? EXPIRED));
  if (answer.error?.code === "passkey_required") api.dispatch(passkeyRequired());
  if (answer.error?.code === "csrf_token_wrong") api.dispatch(sessionReplaced());
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
