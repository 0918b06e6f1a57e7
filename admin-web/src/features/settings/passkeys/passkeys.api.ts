import {
  NewPasskeyReply,
  PasskeysReply,
  RecoveryCodesReply,
  SignInRules,
  WebauthnOptions,
  type WebauthnResponse,
} from "@hundeblick/proto/http/admin/passkeys";
import { api } from "#shared/api/api.ts";

const ME = "/api/admin/operators/me";

const passkeysApi = api.enhanceEndpoints({ addTagTypes: ["Passkeys", "Operators"] }).injectEndpoints({
  endpoints: (build) => ({
    passkeys: build.query<PasskeysReply, void>({
      query: () => ({ url: `${ME}/passkeys` }),
      extraOptions: { reply: PasskeysReply },
      providesTags: ["Passkeys"],
    }),
    passkeyOptions: build.mutation<WebauthnOptions, void>({
      query: () => ({ url: `${ME}/passkeys/options`, method: "POST" }),
      extraOptions: { reply: WebauthnOptions },
    }),
    addPasskey: build.mutation<string[] | null, { name: string; response: WebauthnResponse }>({
      query: (data) => ({ url: `${ME}/passkeys`, method: "POST", data }),
      extraOptions: { reply: NewPasskeyReply.transform(({ recoveryCodes }) => recoveryCodes) },
      invalidatesTags: (_reply, error) => (error ? [] : ["Passkeys", "Operators"]),
    }),
    renamePasskey: build.mutation<unknown, { id: string; name: string }>({
      query: ({ id, name }) => ({ url: `${ME}/passkeys/${id}`, method: "PUT", data: { name } }),
      invalidatesTags: ["Passkeys"],
    }),
    removePasskey: build.mutation<unknown, string>({
      query: (id) => ({ url: `${ME}/passkeys/${id}`, method: "DELETE" }),
      invalidatesTags: ["Passkeys", "Operators"],
    }),
    renewRecoveryCodes: build.mutation<string[], void>({
      query: () => ({ url: `${ME}/recovery-codes`, method: "POST" }),
      extraOptions: { reply: RecoveryCodesReply.transform(({ recoveryCodes }) => recoveryCodes) },
      invalidatesTags: ["Passkeys"],
    }),
    saveSignInRules: build.mutation<SignInRules, SignInRules>({
      query: (data) => ({ url: "/api/admin/operators/sign-in-rules", method: "PUT", data }),
      extraOptions: { reply: SignInRules },
      invalidatesTags: ["Passkeys"],
    }),
  }),
});
export const {
  usePasskeysQuery,
  usePasskeyOptionsMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useRenewRecoveryCodesMutation,
  useSaveSignInRulesMutation,
} = passkeysApi;
