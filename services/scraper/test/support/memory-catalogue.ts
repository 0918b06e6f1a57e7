import { AppError } from "@hundeblick/kit/errors";
import { FileProduct, MarketOffer, type OfferChanges, type Product } from "@hundeblick/proto/http/catalogue";
import { newId } from "@hundeblick/proto/ids";
import { CURRENCY_OF, type Market, MARKETS } from "@hundeblick/proto/language";
import type { Catalogue } from "../../src/domain/ports.ts";

/** A catalogue in memory with versions. */
export function memoryCatalogue(): Catalogue & {
  products: Map<string, Product>;
  put(market: Market, offer: OfferChanges): string;
} {
  const products = new Map<string, Product>();
  const at = "2026-11-21T00:00:00.000Z";
  const add = (given: FileProduct): string => {
    const id = newId();
    products.set(id, { ...given, id, version: 1, createdAt: at, updatedAt: at });
    return id;
  };
  const get = async (id: string): Promise<Product> => {
    const found = products.get(id);
    if (!found) throw new AppError("product_not_found");
    return found;
  };
  return {
    products,
    get,
    put: (market, offer) =>
      add(
        FileProduct.parse({
          internalId: `p${products.size}`,
          baseName: `Product ${products.size}`,
          demo: true,
          markets: { [market]: { currency: CURRENCY_OF[market], ...offer } },
        }),
      ),
    create: async (product) => add(product),
    byAsin: async (asin, first) =>
      [first, ...MARKETS]
        .flatMap((market) => [...products.values()].filter(({ markets }) => markets[market]?.asin === asin))
        .at(0) ?? null,
    async updateMarket({ id, version }, market, changes) {
      const product = await get(id);
      if (product.version !== version) throw new AppError("conflict");
      const offer = MarketOffer.parse({ ...product.markets[market], ...changes });
      products.set(id, { ...product, version: version + 1, markets: { ...product.markets, [market]: offer } });
    },
    withAsin: async (market) =>
      [...products.values()].flatMap(({ id, baseName, demo, markets: { [market]: offer } }) =>
        offer?.asin ? [{ id, name: baseName, asin: offer.asin, demo, lastScraped: offer.lastScraped }] : [],
      ),
  };
}
