import type { FileProduct, Product } from "@hundeblick/proto/http/catalogue";
import { MARKETS } from "@hundeblick/proto/language";
import { ingredientIdsOf } from "../../domain/ingredient-ids.ts";
import type { ProductDocument } from "./product.schema.ts";

const dateOf = (instant: string | null): Date | null => (instant === null ? null : new Date(instant));
const instantOf = (date: Date | null): string | null => date?.toISOString() ?? null;

/** A product as it is stored, for the first time. */
export const newDocument = (product: FileProduct, id: string, now: Date): ProductDocument =>
  documentOf({ ...product, id, version: 1, createdAt: now.toISOString(), updatedAt: now.toISOString() });

export function documentOf({ id, markets, createdAt, updatedAt, ...rest }: Product): ProductDocument {
  const offers = MARKETS.flatMap((market) => {
    const offer = markets[market];
    return offer ? [[market, { ...offer, lastScraped: dateOf(offer.lastScraped), priceSeenAt: dateOf(offer.priceSeenAt) }]] : [];
  });
  return { ...rest, _id: id, ingredientIds: ingredientIdsOf(rest.ingredients), markets: Object.fromEntries(offers) as ProductDocument["markets"], createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) };
}

export function productOf({ _id, markets, createdAt, updatedAt, ingredientIds: _derived, ...rest }: ProductDocument): Product {
  const offers = MARKETS.flatMap((market) => {
    const offer = markets[market];
    return offer ? [[market, { ...offer, lastScraped: instantOf(offer.lastScraped), priceSeenAt: instantOf(offer.priceSeenAt) }]] : [];
  });
  return { ...rest, id: _id, markets: Object.fromEntries(offers) as Product["markets"], createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
