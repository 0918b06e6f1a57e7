import { isIPv6 } from "node:net";

/** Key of a rate limit: an IPv4 address, or the /64 network of an IPv6 address, which one household shares. */
export function clientKey(address: string): string {
  const plain = address.replace(/%.*$/, "").toLowerCase();
  const mapped = /^(?:0*:)*:?ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(plain)) return plain;
  const [before = "", after] = plain.split("::");
  const front = before === "" ? [] : before.split(":");
  const back = after === undefined || after === "" ? [] : after.split(":");
  const zeros = after === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array<string>(Math.max(0, zeros)).fill("0"), ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
