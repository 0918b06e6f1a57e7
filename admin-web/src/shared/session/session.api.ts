import { type ConfirmBody, type CookieSession, SessionReply } from "@hundeblick/proto/http/admin/sign-in";
import { WebauthnOptions } from "@hundeblick/proto/http/admin/passkeys";
import { api } from "../api/api.ts";

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    session: build.query<CookieSession | null, void>({
      query: () => ({ url: "/api/admin/auth/session" }),
      extraOptions: { reply: SessionReply.transform(({ session }) => session), isOpen: true },
      keepUnusedDataFor: 0,
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

/** The session by the server; undefined without a reply. */
export const readSession = () =>
  sessionApi.endpoints.session.initiate(undefined, { forceRefetch: true, subscribe: false });
