import {
  type ConfirmBody,
  type CookieSession,
  SessionReply,
  UNATTENDED_HEADER,
} from "@hundeblick/proto/http/admin/sign-in";
import { WebauthnOptions } from "@hundeblick/proto/http/admin/passkeys";
import { api } from "../api/api.ts";

const CALL = {
  reply: SessionReply.transform(({ session }): CookieSession | null => session),
  isOpen: true,
};

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    session: build.query<CookieSession | null, void>({
      query: () => ({ url: "/api/admin/auth/session" }),
      extraOptions: CALL,
      keepUnusedDataFor: 0,
    }),
    extendSession: build.mutation<CookieSession | null, void>({
      query: () => ({ url: "/api/admin/auth/session", headers: { [UNATTENDED_HEADER]: "0" } }),
      extraOptions: CALL,
    }),
    confirmOptions: build.mutation<WebauthnOptions, void>({
      query: () => ({ url: "/api/admin/auth/confirm/passkey", method: "POST" }),
      extraOptions: { reply: WebauthnOptions },
    }),
    confirm: build.mutation<unknown, ConfirmBody>({
      query: (data) => ({ url: "/api/admin/auth/confirm", method: "POST", data }),
    }),
  }),
});
export const { useSessionQuery, useConfirmMutation, useConfirmOptionsMutation } = sessionApi;

/** Extends the session because the page is in use. */
export const extendSession = () => sessionApi.endpoints.extendSession.initiate(undefined, { track: false });

/** The session by the server; undefined without a reply. */
export const readSession = () =>
  sessionApi.endpoints.session.initiate(undefined, { forceRefetch: true, subscribe: false });
