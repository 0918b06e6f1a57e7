import type { Bus } from "@hundeblick/kit/bus";
import { MARKETS, type Market } from "@hundeblick/proto/language";
import * as rpc from "@hundeblick/proto/rpc/catalogue";
import type { FindInCatalogue } from "../../demo-market/stock.ts";
import type { Catalogue } from "../../domain/ports.ts";

const PAGE = 200;

export function busCatalogue(bus: Pick<Bus, "call">): Catalogue {
  const idOf = async (asin: string, market: Market): Promise<string | null> =>
    (await bus.call(rpc.listProducts, { market, search: asin, limit: 10 })).rows.find(
      ({ offer }) => offer?.asin === asin,
    )?.id ?? null;
  return {
    get: (id) => bus.call(rpc.getProduct, { id }),
    async byAsin(asin, first) {
      for (const market of [first, ...MARKETS.filter((each) => each !== first)]) {
        const id = await idOf(asin, market);
        if (id) return bus.call(rpc.getProduct, { id });
      }
      return null;
    },
    async updateMarket({ id, version }, market, changes) {
      await bus.call(rpc.updateMarket, { id, version, market, changes });
    },
    create: async (product) => (await bus.call(rpc.createProduct, { product, keepPriceAge: true })).product.id,
    async withAsin(market) {
      const all: Awaited<ReturnType<Catalogue["withAsin"]>> = [];
      for (let offset = 0; ; offset += PAGE) {
        const { rows, total } = await bus.call(rpc.listProducts, { market, sort: "name", offset, limit: PAGE });
        all.push(
          ...rows.flatMap(({ id, baseName, demo, offer }) =>
            offer?.asin
              ? [{ id, name: offer.marketTitle || baseName, asin: offer.asin, demo, lastScraped: offer.lastScraped }]
              : [],
          ),
        );
        if (offset + PAGE >= total) return all;
      }
    },
  };
}

/** Demo products of the catalogue have a page in the demo marketplace too. */
export const demoInCatalogue =
  (bus: Pick<Bus, "call">): FindInCatalogue =>
  async (asin, market) => {
    const found = await bus.call(rpc.demoProduct, { asin, market }).catch(() => null);
    if (!found) return null;
    const { product, description, bulletPoints } = found;
    return {
      asin,
      title: product.title,
      brand: product.brand,
      price: product.price,
      image: product.image,
      rating: null,
      reviewCount: null,
      prime: false,
      available: true,
      description,
      bulletPoints,
      category: product.category,
    };
  };
