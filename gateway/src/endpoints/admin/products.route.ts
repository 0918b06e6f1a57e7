import { omitUndefined } from "@hundeblick/kit/omit-undefined";
import { MarketBody, NewProductBody, ProductBody, ProductsQuery } from "@hundeblick/proto/http/admin/products";
import { ProductVersion } from "@hundeblick/proto/http/version-query";
import { Id } from "@hundeblick/proto/ids";
import { Market } from "@hundeblick/proto/language";
import * as catalogue from "@hundeblick/proto/rpc/catalogue";
import type { Request } from "express";
import { bodyOf, partOf, queryOf } from "../../http/body.ts";
import { type AdminDeps, type AdminRoute, get, post, put, remove } from "./admin-route.ts";
import { saveMarket, saveProduct } from "../../domain/save-product.ts";

/** Longest texts of one product in four markets, in four-byte characters, with a margin. */
const PRODUCT_BYTES = 1024 * 1024;

const idOf = (req: Request): Id => partOf(Id, req.params["id"], "product_not_found");
const changesOf = ({ changed }: { changed: string[] }): string[] => changed;

export const productRoutes = ({ bus }: AdminDeps): AdminRoute[] => [
  get("/products", async ({ req }) => {
    const { country: market, ...rest } = queryOf(req, ProductsQuery);
    const { rows: products, ...page } = await bus.call(catalogue.listProducts, { ...omitUndefined(rest), market });
    return { products, ...page };
  }),
  get("/products/:id", async ({ req }) => {
    const id = idOf(req);
    const market = partOf(Market.optional(), req.query["market"], "invalid_request");
    const product = await bus.call(catalogue.getProduct, { id });
    return market === undefined ? product : { ...product, market, offer: product.markets[market] ?? null };
  }),
  get("/products/:id/prices", ({ req }) => {
    const market = partOf(Market, req.query["market"], "invalid_request");
    return bus.call(catalogue.priceHistory, { id: idOf(req), market });
  }),
  post(
    "/products",
    async ({ req, res, audited }) => {
      const product = bodyOf(req, NewProductBody);
      const created = await audited(
        { action: "product.create", subject: product.internalId },
        () => bus.call(catalogue.createProduct, { product }),
        changesOf,
      );
      res.status(201);
      return created.product;
    },
    { maxBytes: PRODUCT_BYTES },
  ),
  put(
    "/products/:id",
    async ({ req, audited }) => {
      const id = idOf(req);
      const body = bodyOf(req, ProductBody);
      const updated = await audited(
        { action: "product.update", subject: id },
        () => saveProduct(bus, id, body),
        changesOf,
      );
      return updated.product;
    },
    { maxBytes: PRODUCT_BYTES },
  ),
  put(
    "/products/:id/markets/:market",
    async ({ req, audited }) => {
      const id = idOf(req);
      const market = partOf(Market, req.params["market"], "invalid_request");
      const body = bodyOf(req, MarketBody);
      const updated = await audited(
        { action: `product.update-market.${market}`, subject: id },
        () => saveMarket(bus, id, market, body),
        changesOf,
      );
      return updated.product;
    },
    { maxBytes: PRODUCT_BYTES },
  ),
  remove("/products/:id", ({ req, audited }) => {
    const id = idOf(req);
    const version = partOf(ProductVersion.optional(), req.query["version"], "invalid_request");
    return audited({ action: "product.delete", subject: id }, () =>
      bus.call(catalogue.removeProduct, { id, ...omitUndefined({ version }) }),
    );
  }),
];
