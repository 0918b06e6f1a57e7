import type { FileProduct, MarketOffer } from "@hundeblick/proto/http/catalogue";
import { dogSizeProblem } from "@hundeblick/proto/http/dog-sizes";
import { urlProblem } from "@hundeblick/proto/http/product-url";
import { CURRENCY_OF, MARKETS, type Market } from "@hundeblick/proto/language";

export type Problem = { field: string; problem: string };

/**
 * Validates what the schemas cannot in changed fields: known sizes, and whether fields are consistent. Empty when valid.
 */
export function problemsOf(
  { demo, dogSizes, markets }: Pick<FileProduct, "demo" | "dogSizes" | "markets">,
  changed: readonly string[],
): Problem[] {
  const size = dogSizeProblem(dogSizes);
  const offers = MARKETS.flatMap((market) => {
    const offer = markets[market];
    return offer
      ? offerProblems(demo, market, offer).map(({ field, problem }) => ({
          field: `markets.${market}.${field}`,
          problem,
        }))
      : [];
  });
  return [...(size === null ? [] : [{ field: "dogSizes", problem: size }]), ...offers].filter(({ field }) =>
    changed.some((each) => field === each || field.startsWith(`${each}.`)),
  );
}

function offerProblems(demo: boolean, market: Market, { currency, url }: MarketOffer): Problem[] {
  const problem = url === null ? null : urlProblem(url, market, demo);
  return [
    ...(currency === CURRENCY_OF[market]
      ? []
      : [{ field: "currency", problem: `prices of this market are in ${CURRENCY_OF[market]}` }]),
    ...(problem === null ? [] : [{ field: "url", problem }]),
  ];
}
