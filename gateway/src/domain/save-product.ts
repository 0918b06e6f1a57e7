import type { Bus } from "@hundeblick/kit/bus";
import type { MarketBody, ProductBody } from "@hundeblick/proto/http/admin/products";
import type { Id } from "@hundeblick/proto/ids";
import type { Market } from "@hundeblick/proto/language";
import * as catalogue from "@hundeblick/proto/rpc/catalogue";
import { given } from "./given.ts";

type Calls = Pick<Bus, "call">;

/** Changes a product, with its markets if there are any. Without a version the change applies to the newest. */
export async function saveProduct(bus: Calls, id: Id, { version, markets, ...changes }: ProductBody) {
  const update = { id, version: version ?? (await newestVersion(bus, id)), changes: given(changes) };
  return markets === undefined
    ? bus.call(catalogue.updateProduct, update)
    : bus.call(catalogue.saveProduct, { ...update, markets: eachGiven(markets) });
}

/** Changes the offer of one market, like {@link saveProduct}. */
export async function saveMarket(bus: Calls, id: Id, market: Market, { version, ...changes }: MarketBody) {
  const read = version ?? (await newestVersion(bus, id));
  return bus.call(catalogue.updateMarket, { id, version: read, market, changes: given(changes) });
}

const eachGiven = (markets: Partial<Record<Market, object | undefined>>) =>
  Object.fromEntries(Object.entries(markets).flatMap(([market, fields]) => (fields ? [[market, given(fields)]] : [])));

const newestVersion = async (bus: Calls, id: Id): Promise<number> =>
  (await bus.call(catalogue.getProduct, { id })).version;
