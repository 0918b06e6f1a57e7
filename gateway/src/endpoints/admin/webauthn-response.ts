import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { AppError } from "@hundeblick/kit/errors";
import type { WebauthnResponse } from "@hundeblick/proto/http/admin/passkeys";

const KNOWN_TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;

/** A required part of the response. @throws {AppError} passkey_failed when it is missing */
function needed(part: string | undefined): string {
  if (part === undefined) throw new AppError("passkey_failed");
  return part;
}

const headOf = ({ id, rawId, type }: WebauthnResponse) => ({ id, rawId, type, clientExtensionResults: {} });

/** A browser's registration response. */
export const registrationOf = (given: WebauthnResponse): RegistrationResponseJSON => ({
  ...headOf(given),
  response: {
    clientDataJSON: given.response.clientDataJSON,
    attestationObject: needed(given.response.attestationObject),
    transports: KNOWN_TRANSPORTS.filter((transport) => given.response.transports?.includes(transport)),
  },
});

/** A browser's authentication response. */
export const assertionOf = (given: WebauthnResponse): AuthenticationResponseJSON => ({
  ...headOf(given),
  response: {
    clientDataJSON: given.response.clientDataJSON,
    authenticatorData: needed(given.response.authenticatorData),
    signature: needed(given.response.signature),
  },
});
