import type { FileProduct, MarketOffer } from "@hundeblick/proto/http/catalogue";
import { CURRENCY_OF, MARKETS, type Market } from "@hundeblick/proto/language";

export type Problem = { field: string; problem: string };

/** The big marketplace's host of each market; a link to one of them belongs to that market. */
const HOSTS: Record<Market, string> = { de: "amazon.de", us: "amazon.com", uk: "amazon.co.uk", pl: "amazon.pl" };

const marketOfHost = (host: string): Market | undefined => MARKETS.find((market) => host === HOSTS[market] || host.endsWith(`.${HOSTS[market]}`));

/** What the shapes cannot say: whether a product's fields fit each other. Empty when all is well. */
export const problemsOf = (product: Pick<FileProduct, "demo" | "markets">): Problem[] =>
  MARKETS.flatMap((market) => {
    const offer = product.markets[market];
    return offer ? offerProblems(product.demo, market, offer).map(({ field, problem }) => ({ field: `markets.${market}.${field}`, problem })) : [];
  });

function offerProblems(demo: boolean, market: Market, { currency, url }: MarketOffer): Problem[] {
  const problems: Problem[] = [];
  if (currency !== CURRENCY_OF[market]) problems.push({ field: "currency", problem: `prices of this market are in ${CURRENCY_OF[market]}` });
  if (url === null) return problems;
  const isDemoPage = url.startsWith("/demo-shop/");
  if (isDemoPage !== demo) problems.push({ field: "url", problem: demo ? "a demo product's link stays in our own demo shop" : "a real product does not lead to the demo shop" });
  if (isDemoPage && !url.startsWith(`/demo-shop/${market}/`)) problems.push({ field: "url", problem: "this is the demo shop of another market" });
  const other = isDemoPage ? undefined : marketOfHost(new URL(url).hostname);
  if (other !== undefined && other !== market) problems.push({ field: "url", problem: `this is the shop of the market ${other}` });
  return problems;
}
