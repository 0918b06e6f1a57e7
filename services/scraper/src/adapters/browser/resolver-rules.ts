import { isIPv6 } from "node:net";

/** Host names, each with the one address it is pinned to. */
export type Pins = ReadonlyMap<string, string>;

/**
 * Resolver rules that allow only these hosts, also for sockets, workers and prefetching. `own`: an origin with a port.
 */
export function resolverRules(pins: Pins, own: string | undefined): string {
  const known = [...pins].map(([host, address]) => `MAP ${host}:443 ${isIPv6(address) ? `[${address}]` : address}:443`);
  const ours = own === undefined ? [] : [`MAP ${new URL(own).host} ${new URL(own).host}`];
  return [...known, ...ours, "MAP * ~NOTFOUND"].join(", ");
}
