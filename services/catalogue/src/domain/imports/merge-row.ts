import { omitUndefined } from "@hundeblick/kit/omit-undefined";
import {
  FileProduct,
  type ImportRow,
  MarketOffer,
  type OfferChanges,
  type Product,
} from "@hundeblick/proto/http/catalogue";
import { CURRENCY_OF, MARKETS, type Market } from "@hundeblick/proto/language";
import type { z } from "zod";

/** The product after a row; null: none. */
export type Content = FileProduct;

const newOffer = (market: Market, changes: OfferChanges): MarketOffer =>
  MarketOffer.parse({ currency: CURRENCY_OF[market], ...omitUndefined(changes) });

/** The row as a whole product with defaults. */
export function wholeProduct({ markets, ...basics }: ImportRow): z.ZodSafeParseResult<Content> {
  return FileProduct.safeParse({ ...omitUndefined(basics), markets: eachOffer(markets, newOffer) });
}

/** merge: updates the given fields. */
export function mergeRow(product: Product, { markets, demo: _never, ...basics }: ImportRow): Product {
  const offers = eachOffer(markets, (market, changes) => {
    const before = product.markets[market];
    return before
      ? {
          ...before,
          ...omitUndefined(changes),
          ...(hasPriceOfUnknownAge(before, changes) ? { priceSeenAt: null } : {}),
        }
      : newOffer(market, changes);
  });
  return { ...product, ...omitUndefined(basics), markets: { ...product.markets, ...offers } };
}

/** add-new: only the markets the product is not on. */
export function addMarkets(product: Product, { markets }: ImportRow): Product {
  const offers = eachOffer(markets, (market, changes) => product.markets[market] ?? newOffer(market, changes));
  return { ...product, markets: { ...product.markets, ...offers } };
}

/** replace: the file's product, keeping offers of markets that are not in the file. */
export function replaceProduct(product: Product, whole: Content, fileMarkets: readonly Market[]): Product {
  return { ...product, ...whole, markets: { ...withoutMarkets(product.markets, fileMarkets), ...whole.markets } };
}

export const withoutMarkets = (markets: Product["markets"], gone: readonly Market[]): Product["markets"] =>
  Object.fromEntries(Object.entries(markets).filter(([market]) => !gone.includes(market as Market)));

/** A new price from a file has an unknown age unless the file gives one. */
const hasPriceOfUnknownAge = (before: MarketOffer, changes: OfferChanges): boolean =>
  changes.price !== undefined && changes.price !== before.price && changes.priceSeenAt === undefined;

function eachOffer(
  markets: ImportRow["markets"],
  change: (market: Market, changes: OfferChanges) => MarketOffer,
): Product["markets"] {
  const offers: Product["markets"] = {};
  for (const market of MARKETS) {
    const changes = markets[market];
    if (changes) offers[market] = change(market, changes);
  }
  return offers;
}
