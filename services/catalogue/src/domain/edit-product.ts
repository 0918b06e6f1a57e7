import { omitUndefined } from "@hundeblick/kit/omit-undefined";
import { AppError } from "@hundeblick/kit/errors";
import {
  type FileProduct,
  MarketOffer,
  type OfferChanges,
  type Product,
  type ProductChanges,
} from "@hundeblick/proto/http/catalogue";
import { newId } from "@hundeblick/proto/ids";
import { CURRENCY_OF, type Market, MARKETS } from "@hundeblick/proto/language";
import { differences } from "./differences.ts";
import type { PriceHistory, Products } from "./ports.ts";
import { observedPrices } from "./prices/observed-prices.ts";
import { problemsOf } from "./product-problems.ts";

type Deps = { products: Products; prices: PriceHistory; now: () => Date };
export type Changed = { product: Product; changed: string[] };

/** @throws {AppError} invalid_request naming the fields; conflict naming the one whose value another product has */
export async function createProduct(
  { products, prices, now }: Deps,
  { product, keepPriceAge = false }: { product: FileProduct; keepPriceAge?: boolean | undefined },
): Promise<Changed> {
  const at = now().toISOString();
  const created: Product = {
    ...product,
    markets: keepPriceAge ? product.markets : enteredNow(product.markets, at),
    id: newId(),
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  const changed = differences({}, created);
  rejectProblems(created, changed, at);
  await products.insert(created);
  await prices.note(observedPrices(null, created));
  return { product: created, changed };
}

type Saved = {
  id: string;
  version: number;
  changes: ProductChanges;
  markets: Partial<Record<Market, OfferChanges | undefined>>;
};

/** Saves basic fields and those of any markets as one new version, or nothing. */
export const saveProduct = (deps: Deps, { id, version, changes, markets }: Saved): Promise<Changed> =>
  edit(deps, id, version, (product) => {
    const at = deps.now().toISOString();
    let offers = product.markets;
    for (const market of MARKETS) {
      const written = markets[market];
      if (written) offers = changedMarkets({ ...product, markets: offers }, market, written, at);
    }
    return { ...product, ...omitUndefined(changes), markets: offers };
  });

export const updateMarket = (
  deps: Deps,
  { id, version, market, changes }: { id: string; version: number; market: Market; changes: OfferChanges | null },
): Promise<Changed> =>
  edit(deps, id, version, (product) => ({
    ...product,
    markets: changedMarkets(product, market, changes, deps.now().toISOString()),
  }));

/** Reads, changes and writes one version; skips the write if nothing changed. */
async function edit(
  { products, prices, now }: Deps,
  id: string,
  version: number,
  change: (product: Product) => Product,
): Promise<Changed> {
  const before = await products.byId(id);
  if (!before) throw new AppError("product_not_found");
  if (before.version !== version)
    throw new AppError("conflict", { details: { field: "version", version: before.version } });
  const after = change(before);
  const changed = differences(before, after);
  if (changed.length === 0) return { product: before, changed };
  const at = now().toISOString();
  rejectProblems(after, changed, at);
  const next = { ...after, version: version + 1, updatedAt: at };
  if (!(await products.replace(next, version))) throw new AppError("conflict", { details: { field: "version" } });
  await prices.note(observedPrices(before, next));
  return { product: next, changed };
}

function rejectProblems(product: Product, changed: readonly string[], at: string): void {
  const problems = problemsOf(product, changed, at);
  if (problems.length > 0)
    throw new AppError("invalid_request", {
      details: { fields: problems.map(({ field }) => field), problems: problems.map(({ problem }) => problem) },
    });
}

/** A new price was seen now, unless the change has a date, or null for an unknown one. */
function changedMarkets(
  { markets }: Product,
  market: Market,
  changes: OfferChanges | null,
  at: string,
): Product["markets"] {
  const { [market]: before, ...others } = markets;
  if (changes === null) return others;
  const offer = MarketOffer.parse({ currency: CURRENCY_OF[market], ...before, ...omitUndefined(changes) });
  const isEntered =
    offer.price !== null &&
    offer.price !== before?.price &&
    changes.priceSeenAt !== null &&
    offer.priceSeenAt === (before?.priceSeenAt ?? null);
  return { ...markets, [market]: isEntered ? { ...offer, priceSeenAt: at } : offer };
}

/** A price entered by an operator was seen now, unless it has a date. */
const enteredNow = (markets: Product["markets"], at: string): Product["markets"] =>
  Object.fromEntries(
    Object.entries(markets).map(([market, offer]) => [
      market,
      offer.price !== null && offer.priceSeenAt === null ? { ...offer, priceSeenAt: at } : offer,
    ]),
  );
