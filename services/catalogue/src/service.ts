import type { Bus } from "@hundeblick/kit/bus";
import { catalogueContract } from "@hundeblick/proto/rpc/catalogue";
import { demoProductEndpoint } from "./endpoints/demo-product.rpc.ts";
import { operatorImportEndpoints } from "./endpoints/operator-imports.rpc.ts";
import { operatorProductEndpoints } from "./endpoints/operator-products.rpc.ts";
import { recommendProductsEndpoint } from "./endpoints/recommend-products.rpc.ts";
import { reviewerEndpoints } from "./endpoints/reviewer.rpc.ts";
import { testimonialEndpoints } from "./endpoints/testimonials.rpc.ts";
import type { CatalogueParts } from "./parts.ts";

/** Calls of this service. */
export async function serveCatalogue(
  bus: Pick<Bus, "serve">,
  parts: Pick<CatalogueParts, "products" | "prices" | "imports" | "testimonials" | "reviewer" | "now">,
): Promise<void> {
  await bus.serve(catalogueContract, {
    recommend: recommendProductsEndpoint(parts),
    demo: demoProductEndpoint(parts),
    ...operatorProductEndpoints(parts),
    ...operatorImportEndpoints(parts),
    ...testimonialEndpoints(parts),
    ...reviewerEndpoints(parts),
  });
}
