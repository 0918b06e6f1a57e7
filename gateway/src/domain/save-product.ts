import { omitUndefined } from "@hundeblick/kit/omit-undefined";
import type { MarketBody, ProductBody } from "@hundeblick/proto/http/admin/products";
import type { Id } from "@hundeblick/proto/ids";
import type { Market } from "@hundeblick/proto/language";
import * as catalogue from "@hundeblick/proto/rpc/catalogue";
import type { Calls } from "./ports.ts";

/** Changes a product, with its markets if there are any. Without a version the change applies to the newest. */
export async function saveProduct(bus: Calls, id: Id, { version, markets = {}, ...changes }: ProductBody) {
  const read = version ?? (await newestVersion(bus, id));
  const fields = { changes: omitUndefined(changes), markets: eachWithoutUndefined(markets) };
  return bus.call(catalogue.saveProduct, { id, version: read, ...fields });
}

/** Changes the offer of one market, like {@link saveProduct}. */
export async function saveMarket(bus: Calls, id: Id, market: Market, { version, ...changes }: MarketBody) {
  const read = version ?? (await newestVersion(bus, id));
  return bus.call(catalogue.updateMarket, { id, version: read, market, changes: omitUndefined(changes) });
}

const eachWithoutUndefined = (markets: Partial<Record<Market, object | undefined>>) =>
  Object.fromEntries(
    Object.entries(markets).flatMap(([market, fields]) => (fields ? [[market, omitUndefined(fields)]] : [])),
  );

const newestVersion = async (bus: Calls, id: Id): Promise<number> =>
  (await bus.call(catalogue.getProduct, { id })).version;
