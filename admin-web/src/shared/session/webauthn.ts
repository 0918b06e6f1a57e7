import type { AuthenticationResponseJSON, PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import type { WebauthnOptions, WebauthnResponse } from "@hundeblick/proto/http/admin/passkeys";

/** Loaded on demand. */
const library = () => import("@simplewebauthn/browser");
type Ceremony<T> = { response: T; problem?: undefined } | { response?: undefined; problem: string };

/** Registers a passkey; `problem` is a message on failure. */
export const createPasskey = (options: WebauthnOptions): Promise<Ceremony<WebauthnResponse>> =>
  ask(async () =>
    (await library()).startRegistration({
      // created by the server's WebAuthn library for this one
      optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
    }),
  );

/** Authenticates with a passkey. */
export const signWithPasskey = (options: WebauthnOptions): Promise<Ceremony<AuthenticationResponseJSON>> =>
  ask(async () => (await library()).startAuthentication({ optionsJSON: options }));

async function ask<T>(ceremony: () => Promise<T>): Promise<Ceremony<T>> {
  try {
    return { response: await ceremony() };
  } catch (thrown) {
    return { problem: toProblem(thrown) };
  }
}

function toProblem(thrown: unknown): string {
  const { name, code } = thrown as { name?: string; code?: string };
  if (code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED" || name === "InvalidStateError")
    return "This device or key holds a passkey for this account already.";
  if (name === "NotAllowedError" || name === "AbortError")
    return "Nothing was done: it was cancelled, took too long, or no fitting passkey was found.";
  if (name === "SecurityError") return "The browser allows no passkeys at this address.";
  return "The browser could not use a passkey.";
}
