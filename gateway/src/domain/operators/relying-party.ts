import { isIP } from "node:net";

/** `id` is a domain, `origin` the one origin where passkeys work. */
export type RelyingParty = { id: string; origin: string };

const LOOPBACK = new Set(["127.0.0.1", "[::1]", "localhost"]);

/**
 * The relying party for the public address and the host of the admin area. Browsers allow passkeys for domains with
 * https and for `localhost`; undefined for other IP addresses and plain http. Source: Web Authentication Level 3, 5.1.2
 * (effective domain).
 */
export function relyingPartyOf(publicUrl: string | undefined, adminHost: string | undefined): RelyingParty | undefined {
  if (publicUrl === undefined) return undefined;
  const url = new URL(publicUrl);
  if (adminHost !== undefined) url.hostname = adminHost;
  if (LOOPBACK.has(url.hostname)) url.hostname = "localhost";
  const isName = isIP(url.hostname.replaceAll(/[[\]]/g, "")) === 0;
  const isSafe = url.protocol === "https:" || url.hostname === "localhost";
  return isName && isSafe ? { id: url.hostname, origin: url.origin } : undefined;
}
