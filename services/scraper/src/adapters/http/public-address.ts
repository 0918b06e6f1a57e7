import { lookup } from "node:dns/promises";
import { BlockList, isIPv6 } from "node:net";

const PRIVATE = new BlockList();
for (const [net, bits] of [["0.0.0.0", 8], ["10.0.0.0", 8], ["100.64.0.0", 10], ["127.0.0.0", 8], ["169.254.0.0", 16], ["172.16.0.0", 12], ["192.0.0.0", 24], ["192.0.2.0", 24], ["192.168.0.0", 16], ["198.18.0.0", 15], ["198.51.100.0", 24], ["203.0.113.0", 24], ["224.0.0.0", 3]] as const) PRIVATE.addSubnet(net, bits, "ipv4");
for (const [net, bits] of [["::", 96], ["64:ff9b::", 96], ["100::", 64], ["2001:db8::", 32], ["fc00::", 7], ["fe80::", 10], ["ff00::", 8]] as const) PRIVATE.addSubnet(net, bits, "ipv6");

/** True for addresses that are not on the open internet, also IPv4 inside IPv6. */
export const isPrivate = (address: string): boolean => PRIVATE.check(address, isIPv6(address) ? "ipv6" : "ipv4");

export type Resolve = (host: string) => Promise<{ address: string; family: number } | null>;

/** The one address a request is pinned to; null when the name leads to a private one or nowhere. One private answer spoils all. */
export const resolvePublic: Resolve = async (host) => {
  const found = await lookup(host, { all: true }).catch(() => []);
  return found.some(({ address }) => isPrivate(address)) ? null : found[0] ?? null;
};
