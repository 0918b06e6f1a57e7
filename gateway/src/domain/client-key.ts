import ipaddr from "ipaddr.js";

/** Key of a rate limit: an IPv4 address, or the /64 network of an IPv6 address, which one household shares. */
export function clientKey(address: string): string {
  const plain = address.replace(/%.*$/, "").toLowerCase();
  if (!ipaddr.isValid(plain)) return plain;
  const ip = ipaddr.process(plain);
  if (ip instanceof ipaddr.IPv4) return ip.toString();
  const network = ip.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}
