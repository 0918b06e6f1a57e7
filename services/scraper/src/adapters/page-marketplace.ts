import type { Market } from "@hundeblick/proto/language";
import type { LookupResult, Marketplace } from "../domain/marketplace.ts";
import type { HostLimits } from "../domain/host-limits.ts";
import { readProduct } from "./pages/read-product.ts";
import { readResults } from "./pages/read-results.ts";

type PageMarket = {
  demo: boolean;
  searchUrl: (query: string, market: Market) => URL;
  productUrl: (asin: string, market: Market) => URL;
  linkTo: (asin: string, market: Market) => string;
};

/** A marketplace that is read from its pages. */
export function pageMarketplace({ demo, searchUrl, productUrl, linkTo }: PageMarket, hosts: HostLimits): Marketplace {
  async function look<T>(url: URL, read: (html: string) => LookupResult<T>): Promise<LookupResult<T>> {
    const asked = await hosts.ask(url);
    if (asked.outcome !== "page") return { outcome: asked.outcome, retryAt: asked.retryAt };
    const { status, body } = asked.page;
    if (status === 404 || status === 410) return { outcome: "gone", retryAt: null };
    if (status !== 200) return { outcome: "unreachable", retryAt: null };
    const looked = read(body);
    if (looked.outcome === "blocked") return { outcome: "blocked", retryAt: await hosts.refuse(url.host) };
    await hosts.markRecovered(url.host);
    return looked;
  }
  return {
    demo,
    linkTo,
    search: (query, market) =>
      look(searchUrl(query, market), (html) => readResults(html, market, (asin) => linkTo(asin, market))),
    product: (asin, market) => look(productUrl(asin, market), (html) => readProduct(html, market, asin)),
  };
}

const HOSTS: Record<Market, string> = {
  de: "www.amazon.de",
  us: "www.amazon.com",
  uk: "www.amazon.co.uk",
  pl: "www.amazon.pl",
};
export const AMAZON_HOSTS = Object.values(HOSTS);

export const AMAZON: PageMarket = {
  demo: false,
  searchUrl: (query, market) => new URL(`/s?k=${encodeURIComponent(query)}`, `https://${HOSTS[market]}`),
  productUrl: (asin, market) => new URL(`/dp/${asin}`, `https://${HOSTS[market]}`),
  linkTo: (asin, market) => `https://${HOSTS[market]}/dp/${asin}`,
};

/** Our demo marketplace at its local address; offers link to the site's demo shop. */
export const demoMarket = (origin: string): PageMarket => ({
  demo: true,
  searchUrl: (query, market) => new URL(`/${market}/s?k=${encodeURIComponent(query)}`, origin),
  productUrl: (asin, market) => new URL(`/${market}/dp/${asin}`, origin),
  linkTo: (asin, market) => `/demo-shop/${market}/${asin}`,
});
