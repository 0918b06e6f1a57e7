import type { Product } from "@hundeblick/proto/http/catalogue";
import { MarketBody, NewProductBody, ProductBody, ProductsQuery } from "@hundeblick/proto/http/admin/products";
import { Id } from "@hundeblick/proto/ids";
import { Market } from "@hundeblick/proto/language";
import * as catalogue from "@hundeblick/proto/rpc/catalogue";
import { z } from "zod";
import { bodyOf, partOf, queryOf } from "../../http/body.ts";
import { audited } from "../../domain/operators/audited.ts";
import type { AdminDeps, AdminRoute } from "./admin-route.ts";
import { given } from "./given.ts";

/** Longest texts of one product in four markets, in four-byte characters, with a margin. */
const PRODUCT_BYTES = 1024 * 1024;

const idOf = (part: unknown): Id => partOf(Id, part, "product_not_found");
const changed = ({ product, changed: fields }: { product: Product; changed: string[] }) => ({
  result: product,
  fields,
});

export const productRoutes = ({ bus, audit }: AdminDeps): AdminRoute[] => [
  {
    method: "get",
    path: "/products",
    async handle(req, res) {
      const { country: market, ...rest } = queryOf(req, ProductsQuery);
      const { rows: products, ...page } = await bus.call(catalogue.listProducts, { ...given(rest), market });
      res.json({ products, ...page });
    },
  },
  {
    method: "get",
    path: "/products/:id",
    async handle(req, res) {
      const id = idOf(req.params["id"]);
      const market =
        req.query["market"] === undefined ? undefined : partOf(Market, req.query["market"], "invalid_request");
      const product = await bus.call(catalogue.getProduct, { id });
      res.json(market === undefined ? product : { ...product, market, offer: product.markets[market] ?? null });
    },
  },
  {
    method: "get",
    path: "/products/:id/prices",
    async handle(req, res) {
      const market = partOf(Market, req.query["market"], "invalid_request");
      res.json(await bus.call(catalogue.priceHistory, { id: idOf(req.params["id"]), market }));
    },
  },
  {
    method: "post",
    path: "/products",
    maxBytes: PRODUCT_BYTES,
    async handle(req, res, operator) {
      const product = bodyOf(req, NewProductBody);
      res
        .status(201)
        .json(
          await audited(
            audit,
            { operatorId: operator.id, action: "product.create", subject: product.internalId },
            async () => changed(await bus.call(catalogue.createProduct, { product })),
          ),
        );
    },
  },
  {
    method: "put",
    path: "/products/:id",
    maxBytes: PRODUCT_BYTES,
    async handle(req, res, operator) {
      const id = idOf(req.params["id"]);
      const { version, markets, ...changes } = bodyOf(req, ProductBody);
      res.json(
        await audited(audit, { operatorId: operator.id, action: "product.update", subject: id }, async () => {
          const update = { id, version: version ?? (await newestVersion(bus, id)), changes: given(changes) };
          return changed(
            markets === undefined
              ? await bus.call(catalogue.updateProduct, update)
              : await bus.call(catalogue.saveProduct, { ...update, markets: eachGiven(markets) }),
          );
        }),
      );
    },
  },
  {
    method: "put",
    path: "/products/:id/markets/:market",
    maxBytes: PRODUCT_BYTES,
    async handle(req, res, operator) {
      const id = idOf(req.params["id"]);
      const market = partOf(Market, req.params["market"], "invalid_request");
      const { version, ...changes } = bodyOf(req, MarketBody);
      res.json(
        await audited(
          audit,
          { operatorId: operator.id, action: `product.update-market.${market}`, subject: id },
          async () =>
            changed(
              await bus.call(catalogue.updateMarket, {
                id,
                version: version ?? (await newestVersion(bus, id)),
                market,
                changes: given(changes),
              }),
            ),
        ),
      );
    },
  },
  {
    method: "delete",
    path: "/products/:id",
    async handle(req, res, operator) {
      const id = idOf(req.params["id"]);
      const version =
        req.query["version"] === undefined ? undefined : partOf(Version, req.query["version"], "invalid_request");
      res.json(
        await audited(audit, { operatorId: operator.id, action: "product.delete", subject: id }, async () => ({
          result: await bus.call(catalogue.removeProduct, { id, ...given({ version }) }),
        })),
      );
    },
  },
];

const eachGiven = (markets: Partial<Record<Market, object | undefined>>) =>
  Object.fromEntries(Object.entries(markets).flatMap(([market, fields]) => (fields ? [[market, given(fields)]] : [])));

const Version = z.coerce.number().int().min(1);

/** Default for callers without a version. */
const newestVersion = async (bus: AdminDeps["bus"], id: Id): Promise<number> =>
  (await bus.call(catalogue.getProduct, { id })).version;
