import type { ReadClient } from "../../domain/ports.ts";
import { canonicalAddress, networkOf, pseudonymOf } from "./address.ts";
import { countryOf } from "./country.ts";
import { readUserAgent } from "./user-agent.ts";

/** Reads a client's data with the key for pseudonyms; drops the address. */
export const clientReader =
  (key: string): ReadClient =>
  ({ ip, userAgent }) => {
    const address = canonicalAddress(ip);
    return {
      ...readUserAgent(userAgent),
      country: address && countryOf(address),
      pseudonym: address && pseudonymOf(key, address),
      network: address && networkOf(address),
    };
  };
