import { handle } from "@hundeblick/kit/bus";
import { recommendProducts as contract } from "@hundeblick/proto/rpc/catalogue";
import type { Products } from "../domain/ports.ts";
import { recommendProducts } from "../domain/recommend-products.ts";

export const recommendProductsEndpoint = (deps: { products: Products; now: () => Date }) =>
  handle(contract, (request) => recommendProducts(deps, request));
