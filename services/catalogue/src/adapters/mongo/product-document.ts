import type { FileProduct, MarketOffer, Product } from "@hundeblick/proto/http/catalogue";
import { MARKETS, type Market } from "@hundeblick/proto/language";
import { ingredientIdsOf } from "../../domain/ingredient-ids.ts";
import { listingOf, offerListingOf } from "../../domain/product-list.ts";
import type { OfferDocument, ProductDocument } from "./product.schema.ts";

const dateOf = (instant: string | null): Date | null => (instant === null ? null : new Date(instant));
const instantOf = (date: Date | null): string | null => date?.toISOString() ?? null;

/** A product as it is stored, for the first time. */
export const newDocument = (product: FileProduct, id: string, now: Date): ProductDocument =>
  documentOf({ ...product, id, version: 1, createdAt: now.toISOString(), updatedAt: now.toISOString() });

export function documentOf({ id, markets, createdAt, updatedAt, ...rest }: Product): ProductDocument {
  const offers = eachOffer(markets, (offer: MarketOffer): OfferDocument => ({
    ...offer,
    lastScraped: dateOf(offer.lastScraped),
    priceSeenAt: dateOf(offer.priceSeenAt),
    ...offerListingOf(offer, rest.demo),
  }));
  return {
    ...rest,
    _id: id,
    ingredientIds: ingredientIdsOf(rest.ingredients),
    markets: offers,
    listing: listingOf({ ...rest, markets }),
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
  };
}

export function productOf({
  _id,
  markets,
  createdAt,
  updatedAt,
  ingredientIds: _ids,
  writtenBy: _run,
  listing: _listing,
  ...rest
}: ProductDocument): Product {
  const offers = eachOffer(
    markets,
    ({ amount: _amount, staleAt: _stale, searchText: _text, ...offer }: OfferDocument): MarketOffer => ({
      ...offer,
      lastScraped: instantOf(offer.lastScraped),
      priceSeenAt: instantOf(offer.priceSeenAt),
    }),
  );
  return { ...rest, id: _id, markets: offers, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

function eachOffer<From, To>(
  markets: Partial<Record<Market, From>>,
  change: (offer: From) => To,
): Partial<Record<Market, To>> {
  const changed: Partial<Record<Market, To>> = {};
  for (const market of MARKETS) {
    const offer = markets[market];
    if (offer) changed[market] = change(offer);
  }
  return changed;
}
