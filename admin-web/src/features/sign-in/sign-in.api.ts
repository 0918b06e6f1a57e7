import { WebauthnOptions } from "@hundeblick/proto/http/admin/passkeys";
import { CookieSession, type FinishSignInBody, type SignInBody } from "@hundeblick/proto/http/admin/sign-in";
import { api } from "#shared/api/api.ts";

const signInApi = api.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<CookieSession, SignInBody>({
      query: (data) => ({ url: "/api/admin/auth/login", method: "POST", data }),
      extraOptions: { reply: CookieSession, isOpen: true },
    }),
    signInOptions: build.mutation<WebauthnOptions, string>({
      query: (ticket) => ({ url: "/api/admin/auth/login/passkey", method: "POST", data: { ticket } }),
      extraOptions: { reply: WebauthnOptions, isOpen: true },
    }),
    finishSignIn: build.mutation<CookieSession, FinishSignInBody>({
      query: (data) => ({ url: "/api/admin/auth/login/finish", method: "POST", data }),
      extraOptions: { reply: CookieSession, isOpen: true },
    }),
  }),
});
export const { useSignInMutation, useSignInOptionsMutation, useFinishSignInMutation } = signInApi;
