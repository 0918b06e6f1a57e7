import { isIPv6 } from "node:net";

/** Host names and the one address each leads to. */
export type Pins = ReadonlyMap<string, string>;

/**
 * Chromium's own resolver, taught these hosts and nothing else: whatever a page tries (sockets, workers, prefetching),
 * no other name or address is reached. `own` is an origin with a port, and only that port of its host is reached.
 */
export function resolverRules(pins: Pins, own: string | undefined): string {
  const known = [...pins].map(([host, address]) => `MAP ${host}:443 ${isIPv6(address) ? `[${address}]` : address}:443`);
  const ours = own === undefined ? [] : [`MAP ${new URL(own).host} ${new URL(own).host}`];
  return [...known, ...ours, "MAP * ~NOTFOUND"].join(", ");
}
