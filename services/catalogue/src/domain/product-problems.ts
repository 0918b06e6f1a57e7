import type { FileProduct, MarketOffer } from "@hundeblick/proto/http/catalogue";
import { urlProblem } from "@hundeblick/proto/http/product-url";
import { CURRENCY_OF, MARKETS, type Market } from "@hundeblick/proto/language";

export type Problem = { field: string; problem: string };

/** What the shapes cannot say: whether a product's fields fit each other. Empty when all is well. */
export const problemsOf = (product: Pick<FileProduct, "demo" | "markets">): Problem[] =>
  MARKETS.flatMap((market) => {
    const offer = product.markets[market];
    return offer
      ? offerProblems(product.demo, market, offer).map(({ field, problem }) => ({
          field: `markets.${market}.${field}`,
          problem,
        }))
      : [];
  });

function offerProblems(demo: boolean, market: Market, { currency, url }: MarketOffer): Problem[] {
  const problem = url === null ? null : urlProblem(url, market, demo);
  return [
    ...(currency === CURRENCY_OF[market]
      ? []
      : [{ field: "currency", problem: `prices of this market are in ${CURRENCY_OF[market]}` }]),
    ...(problem === null ? [] : [{ field: "url", problem }]),
  ];
}
