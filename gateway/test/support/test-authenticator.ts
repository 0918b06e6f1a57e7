import { generateKeyPairSync, hash, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

type Options = { challenge: string; rp?: { id?: string }; rpId?: string };
const sha256 = (bytes: string | Buffer): Buffer => hash("sha256", bytes, "buffer");
const USER_PRESENT = 0x01;
const HAS_CREDENTIAL = 0x40;

/** A virtual authenticator: one passkey (ES256, no attestation) for `origin`. */
export function testAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credentialId = randomBytes(16);
  const id = credentialId.toString("base64url");
  let counter = 0;
  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (rpId: string, flags: number, rest = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, rest]);
  };
  const coseKey = (): Buffer => {
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    const parts: [number, number | Uint8Array][] = [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, "base64url"))],
      [-3, new Uint8Array(Buffer.from(y, "base64url"))],
    ];
    return Buffer.from(isoCBOR.encode(new Map(parts)));
  };
  return {
    id,
    register({ challenge, rp }: Options) {
      const idLength = Buffer.alloc(2);
      idLength.writeUInt16BE(credentialId.length);
      const credential = Buffer.concat([Buffer.alloc(16), idLength, credentialId, coseKey()]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(authData(rp?.id ?? "", USER_PRESENT | HAS_CREDENTIAL, credential))],
      ]);
      return {
        id,
        rawId: id,
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData("webauthn.create", challenge).toString("base64url"),
          attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString("base64url"),
          transports: ["usb"],
        },
      };
    },
    sign({ challenge, rpId = "" }: Options) {
      counter += 1;
      const client = clientData("webauthn.get", challenge);
      const data = authData(rpId, USER_PRESENT);
      return {
        id,
        rawId: id,
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: sign("sha256", Buffer.concat([data, sha256(client)]), privateKey).toString("base64url"),
        },
      };
    },
  };
}
