import type { Product } from "@hundeblick/proto/http/catalogue";
import { MARKETS } from "@hundeblick/proto/language";
import type { Change } from "./change.ts";

/** `de B000000001`: with their markets, because an ASIN is unique within each. */
const asinsOf = (product: Product | null): string[] =>
  MARKETS.flatMap((market) => (product?.markets[market]?.asin ? [`${market} ${product.markets[market].asin}`] : []));

export const wantedBy = (changes: readonly Change[]): ReadonlySet<string> =>
  new Set(changes.flatMap(({ to }) => asinsOf(to)));

/** ASINs that a product gives up and another one of the changes gets. */
export function movingAsins({ from, to }: Change, wanted: ReadonlySet<string>): string[] {
  const kept = new Set(asinsOf(to));
  return asinsOf(from).filter((asin) => !kept.has(asin) && wanted.has(asin));
}

/**
 * The product with these ASINs where it has none, as a new version, so that a page opened before cannot remove them
 * again; null without such a place.
 */
export function withAsins(product: Product, asins: readonly string[]): Product | null {
  const markets = { ...product.markets };
  let isChanged = false;
  for (const market of MARKETS) {
    const asin = asins.find((each) => each.startsWith(`${market} `))?.slice(market.length + 1);
    const offer = markets[market];
    if (asin === undefined || offer?.asin !== null) continue;
    markets[market] = { ...offer, asin };
    isChanged = true;
  }
  return isChanged ? { ...product, markets, version: product.version + 1 } : null;
}
