import type { MarketOffer, ProductBasics } from "@hundeblick/proto/http/catalogue";
import { MARKETS, type Market } from "@hundeblick/proto/language";
import { type Connection, type Model, Schema } from "mongoose";
import { type OfferListing, type ProductListing, SORT_INDEXES } from "../../domain/product-list.ts";

export type OfferDocument = Omit<MarketOffer, "lastScraped" | "priceSeenAt"> & {
  lastScraped: Date | null;
  priceSeenAt: Date | null;
} & OfferListing;
export type ProductDocument = ProductBasics & {
  _id: string;
  version: number;
  /** Evidence ids of `ingredients`, stored for queries. */
  ingredientIds: string[];
  markets: Partial<Record<Market, OfferDocument>>;
  /** The run of an import that wrote this version; absent when a person or the first start did. */
  writtenBy?: string;
  listing: ProductListing;
  createdAt: Date;
  updatedAt: Date;
};

const text = { type: String, default: "" };
const nullableText = { type: String, default: null };
const nullableDate = { type: Date, default: null };

const offerSchema = new Schema<OfferDocument>(
  {
    asin: nullableText,
    url: nullableText,
    marketTitle: text,
    price: nullableText,
    amount: { type: Number, default: null },
    staleAt: nullableDate,
    searchText: text,
    currency: { type: String, required: true },
    available: { type: Boolean, default: null },
    rating: { type: Number, default: null },
    reviewCount: { type: Number, default: null },
    primeEligible: { type: Boolean, default: false },
    description: text,
    bulletPoints: [String],
    /** Keys are free text, so it is stored as it is and never queried. */
    specifications: { type: Schema.Types.Mixed, default: {} },
    imageUrl: nullableText,
    marketBrand: text,
    isActive: { type: Boolean, default: true },
    lastScraped: nullableDate,
    priceSeenAt: nullableDate,
  },
  { _id: false, minimize: false },
);

const productSchema = new Schema<ProductDocument>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    internalId: { type: String, required: true },
    baseName: text,
    brand: text,
    category: text,
    ingredients: [String],
    ingredientIds: [String],
    dosageInstructions: text,
    dogSizes: [String],
    form: text,
    imageUrl: nullableText,
    isActive: { type: Boolean, default: true },
    priority: { type: Number, default: 0 },
    demo: { type: Boolean, default: false },
    markets: Object.fromEntries(MARKETS.map((market) => [market, { type: offerSchema, required: false }])),
    writtenBy: String,
    listing: new Schema<ProductListing>({ on: [String], searchText: text }, { _id: false }),
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: "products", versionKey: false, minimize: false, strict: "throw" },
);

productSchema.index({ internalId: 1 }, { unique: true });
productSchema.index({ isActive: 1, ingredientIds: 1 });
productSchema.index({ isActive: 1, "listing.on": 1 });
productSchema.index({ "listing.on": 1 });
for (const { field, direction } of SORT_INDEXES) productSchema.index({ [field]: direction, internalId: 1 });
for (const market of MARKETS) {
  const asin = `markets.${market}.asin`;
  productSchema.index({ [`markets.${market}.staleAt`]: 1 });
  productSchema.index({ [asin]: 1 }, { unique: true, partialFilterExpression: { [asin]: { $type: "string" } } });
}

export const productModel = (connection: Connection): Model<ProductDocument> =>
  connection.model<ProductDocument>("Product", productSchema);
