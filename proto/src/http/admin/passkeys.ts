import { z } from "zod";
import { Instant } from "../../ids.ts";

/** Longest field of a browser's response; fits an attestation with a certificate chain. */
const MAX_FIELD = 20_000;
const Field = z.string().max(MAX_FIELD);

/** RegistrationResponseJSON or AuthenticationResponseJSON (WebAuthn Level 3, 5.1); unknown fields are dropped. */
export const WebauthnResponse = z.object({
  id: Field.min(1),
  rawId: Field.min(1),
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: Field.min(1),
    attestationObject: Field.optional(),
    authenticatorData: Field.optional(),
    signature: Field.optional(),
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
});
export type WebauthnResponse = z.infer<typeof WebauthnResponse>;

/** Options for the browser, from the WebAuthn library. */
export const WebauthnOptions = z.looseObject({ challenge: z.string().min(1) });
export type WebauthnOptions = z.infer<typeof WebauthnOptions>;

const Name = z.string().trim().min(1).max(60);

/** An own passkey as Settings lists it. */
export const PasskeyRecord = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
});
export type PasskeyRecord = z.infer<typeof PasskeyRecord>;

/** Reply of GET …/me/passkeys. `origin`: the only origin where passkeys work; null where browsers allow none. */
export const PasskeysReply = z.object({
  passkeys: z.array(PasskeyRecord),
  recoveryCodesLeft: z.int(),
  origin: z.string().nullable(),
  passkeyRequired: z.boolean(),
});
export type PasskeysReply = z.infer<typeof PasskeysReply>;

/** Body of POST /api/admin/operators/me/passkeys. */
export const NewPasskeyBody = z.strictObject({ name: Name, response: WebauthnResponse });
/** Reply of POST …/me/passkeys: recovery codes come with the first passkey, are shown once and stored as hashes. */
export const NewPasskeyReply = z.object({ recoveryCodes: z.array(z.string()).nullable() });

/** Body of PUT /api/admin/operators/me/passkeys/:id. */
export const PasskeyNameBody = z.strictObject({ name: Name });

/** Reply of POST /api/admin/operators/me/recovery-codes. */
export const RecoveryCodesReply = z.object({ recoveryCodes: z.array(z.string()) });

/** Body and reply of PUT /api/admin/operators/sign-in-rules. */
export const SignInRules = z.strictObject({ passkeyRequired: z.boolean() });
export type SignInRules = z.infer<typeof SignInRules>;
