import { z } from "zod";
import { RecommendedProduct } from "../http/report.ts";
import { Market } from "../language.ts";
import { rpc } from "./define.ts";

/** One product per ingredient, from the visitor's market or, labelled, from another one. Order and choice are the catalogue's. */
export const recommendProducts = rpc({
  subject: "catalogue.recommend.v1",
  request: z.object({ market: Market, ingredientIds: z.array(z.string().max(60)).max(40), weightKg: z.number().optional() }),
  reply: z.object({ products: z.record(z.string(), RecommendedProduct) }),
  errors: ["unavailable"],
  timeoutMs: 1_500,
  idempotent: true,
});

/** One product of the demo shop, for its page. */
export const demoProduct = rpc({
  subject: "catalogue.demo.v1",
  request: z.object({ market: Market, asin: z.string().max(64) }),
  reply: z.object({ product: RecommendedProduct, description: z.string(), bulletPoints: z.array(z.string()) }),
  errors: ["product_not_found", "unavailable"],
  timeoutMs: 1_500,
  idempotent: true,
});

export const catalogueContract = { recommend: recommendProducts, demo: demoProduct };
