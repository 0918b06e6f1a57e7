import { type Market, MARKETS } from "../language.ts";
import { webAddressProblem } from "./web-address.ts";

/** Marketplace host of each market; a product's link leads to it or a subdomain. */
const HOSTS: Record<Market, string> = { de: "amazon.de", us: "amazon.com", uk: "amazon.co.uk", pl: "amazon.pl" };

const isAt = (host: string, market: Market): boolean => host === HOSTS[market] || host.endsWith(`.${HOSTS[market]}`);

/** Why a product's link is invalid for a market; null when valid. Demo products link to our demo shop. */
export function urlProblem(url: string, market: Market, demo: boolean): string | null {
  const isDemoPage = url.startsWith("/demo-shop/");
  if (isDemoPage !== demo)
    return demo
      ? `a demo product's link stays in our own demo shop, /demo-shop/${market}/`
      : "a real product does not lead to the demo shop";
  if (isDemoPage) return url.startsWith(`/demo-shop/${market}/`) ? null : "this is the demo shop of another market";
  const odd = webAddressProblem(url);
  if (odd) return odd;
  const { hostname } = new URL(url);
  if (isAt(hostname, market)) return null;
  const other = MARKETS.find((each) => isAt(hostname, each));
  return other
    ? `this is the shop of the market ${other}; a link here leads to ${HOSTS[market]}`
    : `a link of this market leads to ${HOSTS[market]}`;
}
