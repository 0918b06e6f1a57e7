import { createHmac, timingSafeEqual } from "node:crypto";
import { hashOfToken } from "@hundeblick/kit/hash";
import type { Keys } from "../domain/ports.ts";

const ID_LENGTH = 22;

/** Hashes and tokens derived from one secret, so that nothing stored can be used as a token. */
export function keysFrom(secret: string): Keys {
  const mac = (purpose: string, value: string): string =>
    createHmac("sha256", secret).update(`${purpose}\0${value}`).digest("base64url");
  const unsubscribeToken = (consentId: string): string => `${consentId}.${mac("unsubscribe", consentId)}`;
  return {
    addressHash: (address) => mac("address", address),
    consentId: (address, reportId) => mac("consent", `${address}\0${reportId}`).slice(0, ID_LENGTH),
    confirmToken: (consentId) => mac("confirm", consentId),
    tokenHash: hashOfToken,
    unsubscribeToken,
    consentOfUnsubscribe: (token) => {
      const consentId = token.slice(0, ID_LENGTH);
      const [given, right] = [Buffer.from(token), Buffer.from(unsubscribeToken(consentId))];
      return given.length === right.length && timingSafeEqual(given, right) ? consentId : null;
    },
  };
}
