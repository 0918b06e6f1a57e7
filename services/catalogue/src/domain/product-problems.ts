import type { FileProduct, MarketOffer } from "@hundeblick/proto/http/catalogue";
import { urlProblem } from "@hundeblick/proto/http/product-url";
import { CURRENCY_OF, MARKETS, type Market } from "@hundeblick/proto/language";

export type Problem = { field: string; problem: string };

/** Validates what the schemas cannot: whether fields are consistent. Empty when valid. */
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
