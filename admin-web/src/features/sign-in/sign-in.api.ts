import { type SignInBody, SignInReply } from "@hundeblick/proto/http/admin/sign-in";
import { api } from "../../app/api.ts";

const signInApi = api.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<SignInReply, SignInBody>({
      query: (data) => ({ url: "/api/admin/auth/login", method: "POST", data }),
      extraOptions: { reply: SignInReply, isOpen: true },
    }),
  }),
});
export const { useSignInMutation } = signInApi;
