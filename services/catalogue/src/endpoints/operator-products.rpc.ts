import { handle } from "@hundeblick/kit/bus";
import * as contract from "@hundeblick/proto/rpc/catalogue";
import { createProduct, updateMarket, updateProduct } from "../domain/edit-product.ts";
import { exportProducts } from "../domain/export-products.ts";
import { getProduct, listProducts } from "../domain/find-products.ts";
import type { PriceHistory, Products } from "../domain/ports.ts";
import { showPrices } from "../domain/prices/show-prices.ts";

export const operatorProductEndpoints = (deps: { products: Products; prices: PriceHistory; now: () => Date }) => ({
  list: handle(contract.listProducts, (query) => listProducts(deps, query)),
  get: handle(contract.getProduct, ({ id }) => getProduct(deps, id)),
  create: handle(contract.createProduct, ({ product }) => createProduct(deps, product)),
  update: handle(contract.updateProduct, (request) => updateProduct(deps, request)),
  save: handle(contract.saveProduct, (request) => updateProduct(deps, request)),
  updateMarket: handle(contract.updateMarket, (request) => updateMarket(deps, request)),
  remove: handle(contract.removeProduct, async ({ id, version }) => ({
    removed: await deps.products.remove(id, version),
  })),
  prices: handle(contract.priceHistory, (request) => showPrices(deps, request)),
  export: handle(contract.exportProducts, (request) => exportProducts(deps, request)),
});
