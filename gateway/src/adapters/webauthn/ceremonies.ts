import { AppError } from "@hundeblick/kit/errors";
import type { Ceremonies } from "../../domain/operators/passkeys.ts";
import type { RelyingParty } from "../../domain/operators/relying-party.ts";

/** Loaded on demand, because most gateways never need it. */
const library = () => import("@simplewebauthn/server");

/**
 * Passkeys by @simplewebauthn/server, as a second factor: user verification is optional, so plain security keys work
 * too.
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

/** The library throws for every mismatch: origin, challenge, or a counter that decreased. */
async function orFailed<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch (cause) {
    throw new AppError("passkey_failed", { cause });
  }
}
