import { createHmac } from "node:crypto";
import ipaddr from "ipaddr.js";

/** An address in one spelling; IPv4 inside IPv6 is IPv4. Null when it is none. */
export function canonicalAddress(ip: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  return ipaddr.isValid(ip) ? ipaddr.process(ip) : null;
}

/** Keyed pseudonym (HMAC-SHA-256, base64url) of an address. */
export const pseudonymOf = (key: string, address: ipaddr.IPv4 | ipaddr.IPv6): string =>
  createHmac("sha256", key).update(address.toNormalizedString()).digest("base64url");

/** The network an address belongs to, cut to /24 or /48: enough to see an office, not a person. */
export function networkOf(address: ipaddr.IPv4 | ipaddr.IPv6): string {
  const kept = address.kind() === "ipv4" ? 3 : 6;
  const bytes = address.toByteArray().map((byte, position) => (position < kept ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/${kept * 8}`;
}
