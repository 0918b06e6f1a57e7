import type { Bus } from "@hundeblick/kit/bus";
import { MARKETS } from "@hundeblick/proto/language";
import { listProducts } from "@hundeblick/proto/rpc/catalogue";
import type { FindProduct } from "../../domain/numbers/ports.ts";

const LIMIT_MS = 1_000;

/** Finds a product by ASIN, market by market; null if the catalogue is unavailable, so that the numbers still show. */
export const catalogueProducts =
  (bus: Pick<Bus, "call">): FindProduct =>
  async (asin) => {
    for (const market of MARKETS) {
      const { rows } = await bus
        .call(listProducts, { market, search: asin, limit: 5 }, { timeoutMs: LIMIT_MS })
        .catch(() => ({ rows: null }));
      if (rows === null) return null;
      const found = rows.find(({ offer }) => offer?.asin === asin);
      if (found)
        return {
          productId: found.id,
          url: found.offer?.url ?? null,
          imageUrl: found.offer?.imageUrl ?? found.imageUrl,
        };
    }
    return null;
  };
