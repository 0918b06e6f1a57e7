import { AppError } from "@hundeblick/kit/errors";
import type { Ceremonies } from "../../domain/operators/passkeys.ts";
import type { RelyingParty } from "../../domain/operators/relying-party.ts";

/** Loaded when somebody first needs it: most gateways never do. */
const library = () => import("@simplewebauthn/server");

/**
 * Passkeys by @simplewebauthn/server. They come after the password, so the device may ask for a PIN or a
 * fingerprint but need not:
 * plain security keys fit as well.
 */
export function webauthnCeremonies(party: RelyingParty | undefined): Ceremonies {
  const known = (): RelyingParty => {
    if (!party) throw new AppError("passkeys_unavailable");
    return party;
  };
  return {
    origin: party?.origin,
    async askToRegister({ id, email, passkeys }) {
      const { id: rpID } = known();
      return (await library()).generateRegistrationOptions({
        rpName: "Hundeblick",
        rpID,
        userName: email,
        userDisplayName: email,
        userID: new TextEncoder().encode(id),
        excludeCredentials: passkeys.map(({ id: passkeyId, transports }) => ({ id: passkeyId, transports })),
        authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
      });
    },
    async readRegistration(response, expectedChallenge) {
      const { id: expectedRPID, origin: expectedOrigin } = known();
      const { verifyRegistrationResponse } = await library();
      const { registrationInfo } = await orFailed(() =>
        verifyRegistrationResponse({
          response,
          expectedChallenge,
          expectedOrigin,
          expectedRPID,
          requireUserVerification: false,
        }),
      );
      if (!registrationInfo) throw new AppError("passkey_failed");
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      return { id, publicKey: Buffer.from(publicKey).toString("base64url"), counter, transports: [...transports] };
    },
    async askToSign({ passkeys }) {
      const { id: rpID } = known();
      return (await library()).generateAuthenticationOptions({
        rpID,
        allowCredentials: passkeys.map(({ id, transports }) => ({ id, transports })),
        userVerification: "preferred",
      });
    },
    async readSignature({ passkeys }, response, expectedChallenge) {
      const { id: expectedRPID, origin: expectedOrigin } = known();
      const passkey = passkeys.find(({ id }) => id === response.id);
      if (!passkey) throw new AppError("passkey_failed");
      const { verifyAuthenticationResponse } = await library();
      const { verified, authenticationInfo } = await orFailed(() =>
        verifyAuthenticationResponse({
          response,
          expectedChallenge,
          expectedOrigin,
          expectedRPID,
          credential: {
            id: passkey.id,
            publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
            counter: passkey.counter,
          },
          requireUserVerification: false,
        }),
      );
      if (!verified) throw new AppError("passkey_failed");
      return { id: passkey.id, counter: authenticationInfo.newCounter };
    },
  };
}

/**
 * The library throws for everything that does not fit: another address, another challenge, a counter that went
 * back.
 */
async function orFailed<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch (cause) {
    throw new AppError("passkey_failed", { cause });
  }
}
