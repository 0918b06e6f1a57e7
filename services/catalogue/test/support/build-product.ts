import { MarketOffer, Product } from "@hundeblick/proto/http/catalogue";
import { newId } from "@hundeblick/proto/ids";
import { CURRENCY_OF, type Market } from "@hundeblick/proto/language";

let count = 0;
const SHOPS: Record<Market, string> = { de: "amazon.de", us: "amazon.com", uk: "amazon.co.uk", pl: "amazon.pl" };
const SEEN = "2026-11-21T08:00:00.000Z";
/** Half an hour after the prices of these products were seen. */
export const NOW = new Date("2026-11-21T08:30:00.000Z");

export function buildOffer(market: Market, given: Partial<MarketOffer> = {}): MarketOffer {
  const asin = `B${String(++count).padStart(9, "0")}`;
  return MarketOffer.parse({
    asin,
    url: `https://www.${SHOPS[market]}/dp/${asin}`,
    marketTitle: `Title in ${market}`,
    price: "10.00",
    currency: CURRENCY_OF[market],
    priceSeenAt: SEEN,
    ...given,
  });
}

export function buildProduct(given: Partial<Product> = {}): Product {
  return Product.parse({
    id: newId(),
    internalId: `p-${String(++count).padStart(4, "0")}`,
    baseName: "Product",
    version: 1,
    ingredients: ["omega3"],
    markets: { de: buildOffer("de") },
    createdAt: SEEN,
    updatedAt: SEEN,
    ...given,
  });
}
