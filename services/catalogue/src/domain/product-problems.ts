import type { FileProduct, MarketOffer } from "@hundeblick/proto/http/catalogue";
import { dogSizeProblem } from "@hundeblick/proto/http/dog-sizes";
import { urlProblem } from "@hundeblick/proto/http/product-url";
import { CURRENCY_OF, MARKETS, type Market } from "@hundeblick/proto/language";

export type Problem = { field: string; problem: string };

/**
 * Validates what the schemas cannot in changed fields: sizes, prices, and whether fields are consistent. Empty when
 * valid. `at`: now.
 */
export function problemsOf(
  { demo, dogSizes, markets }: Pick<FileProduct, "demo" | "dogSizes" | "markets">,
  changed: readonly string[],
  at: string,
): Problem[] {
  const size = dogSizeProblem(dogSizes);
  const offers = MARKETS.flatMap((market) => {
    const offer = markets[market];
    return offer
      ? offerProblems(demo, market, offer, at).map(({ field, problem }) => ({
          field: `markets.${market}.${field}`,
          problem,
        }))
      : [];
  });
  return [...(size === null ? [] : [{ field: "dogSizes", problem: size }]), ...offers].filter(({ field }) =>
    changed.some((each) => field === each || field.startsWith(`${each}.`)),
  );
}

/** Allows for clock differences. */
const CLOCK_DIFFERENCE_MS = 5 * 60_000;

function offerProblems(
  demo: boolean,
  market: Market,
  { currency, url, price, priceSeenAt }: MarketOffer,
  at: string,
): Problem[] {
  const problem = url === null ? null : urlProblem(url, market, demo);
  return [
    ...(currency === CURRENCY_OF[market]
      ? []
      : [{ field: "currency", problem: `prices of this market are in ${CURRENCY_OF[market]}` }]),
    ...(problem === null ? [] : [{ field: "url", problem }]),
    ...(price === null || Number(price) > 0 ? [] : [{ field: "price", problem: "a price is more than 0" }]),
    ...(priceSeenAt === null || Date.parse(priceSeenAt) <= Date.parse(at) + CLOCK_DIFFERENCE_MS
      ? []
      : [{ field: "priceSeenAt", problem: "this is in the future" }]),
  ];
}
