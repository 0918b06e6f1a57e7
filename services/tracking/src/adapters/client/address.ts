import { createHmac } from "node:crypto";
import ipaddr from "ipaddr.js";
import type { VisitorFilter } from "../../domain/numbers/ports.ts";

/** Canonical spelling of an address; IPv4 inside IPv6 becomes IPv4. null if invalid. */
export function canonicalAddress(ip: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  return ipaddr.isValid(ip) ? ipaddr.process(ip) : null;
}

/** Keyed pseudonym (HMAC-SHA-256, base64url) of an address. */
export const pseudonymOf = (key: string, address: ipaddr.IPv4 | ipaddr.IPv6): string =>
  createHmac("sha256", key).update(address.toNormalizedString()).digest("base64url");

/** The address cut to its network, /24 or /48: identifies an office, not a person. */
export function networkOf(address: ipaddr.IPv4 | ipaddr.IPv6): string {
  const kept = address.kind() === "ipv4" ? 3 : 6;
  const bytes = address.toByteArray().map((byte, position) => (position < kept ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/${kept * 8}`;
}

/** Parses an operator's input: a pseudonym, an address (becomes its pseudonym) or a network. null if it is none. */
export function toVisitorFilter(key: string, text: string): VisitorFilter | null {
  if (/^[A-Za-z0-9_-]{43}$/.test(text)) return { by: "address", pseudonym: text };
  const address = canonicalAddress(text);
  if (address) return { by: "address", pseudonym: pseudonymOf(key, address) };
  if (!ipaddr.isValidCIDR(text)) return null;
  const [start, bits] = ipaddr.parseCIDR(text);
  const network = networkOf(start);
  return network.endsWith(`/${bits}`) ? { by: "network", network } : null;
}
