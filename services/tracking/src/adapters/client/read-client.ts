import type { ReadClient } from "../../domain/ports.ts";
import { canonicalAddress, networkOf, pseudonymOf } from "./address.ts";
import { countryOf } from "./country.ts";
import { readUserAgent } from "./user-agent.ts";

/** Reads a client's data with the key for pseudonyms; drops the address. */
export const clientReader =
  (key: string): ReadClient =>
  ({ ip, userAgent, country }) => {
    const address = canonicalAddress(ip);
    return {
      ...readUserAgent(userAgent),
      country: country && /^[a-z]{2}$/i.test(country) ? country.toUpperCase() : address && countryOf(address),
      pseudonym: address && pseudonymOf(key, address),
      network: address && networkOf(address),
    };
  };
