import { lookup } from "node:dns/promises";
import { BlockList, isIPv6 } from "node:net";

// two lists, because an IPv6 range that contains all IPv4 addresses would match those too
const PRIVATE_4 = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  PRIVATE_4.addSubnet(net, bits, "ipv4");
// of IPv6 only 2000::/3 is public, without its ranges for tunnels (with an IPv4 address), tests and documentation
const PRIVATE_6 = new BlockList();
for (const [net, bits] of [
  ["::", 3],
  ["4000::", 2],
  ["8000::", 1],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  PRIVATE_6.addSubnet(net, bits, "ipv6");

/** True for addresses that are not public, also IPv4 inside IPv6. */
export const isPrivate = (address: string): boolean =>
  isIPv6(address) ? PRIVATE_6.check(address, "ipv6") : PRIVATE_4.check(address, "ipv4");

type Address = { address: string; family: number };
export type Resolve = (host: string) => Promise<Address | null>;

/** The address a request is pinned to; null if the name does not resolve or has any private address. */
export const publicAddressOf = (found: readonly Address[]): Address | null =>
  found.some(({ address }) => isPrivate(address)) ? null : (found[0] ?? null);

export const resolvePublic: Resolve = async (host) =>
  publicAddressOf(await lookup(host, { all: true }).catch(() => []));
