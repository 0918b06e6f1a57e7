import { handle } from "@hundeblick/kit/bus";
import { demoProduct } from "@hundeblick/proto/rpc/catalogue";
import type { Products } from "../domain/ports.ts";
import { showDemoProduct } from "../domain/show-demo-product.ts";

export const demoProductEndpoint = (deps: { products: Products; now: () => Date }) =>
  handle(demoProduct, (request) => showDemoProduct(deps, request));
