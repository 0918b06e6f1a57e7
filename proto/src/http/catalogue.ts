import { z } from "zod";
import { Id, Instant } from "../ids.ts";
import { Market } from "../language.ts";
import { hasDotSegment, webAddressProblem } from "./web-address.ts";

/** The marketplace's own product number: ten capital letters and digits. */
export const Asin = z.string().regex(/^[A-Z0-9]{10}$/, "an ASIN has ten capital letters and digits");

/** Amount as a decimal string with a point, e.g. `19.90`; the currency is a separate field. */
export const Price = z.string().regex(/^\d{1,7}(\.\d{1,2})?$/, "a price looks like 19.90");

/** An incoming price: a {@link Price} or a JSON number, stored as text. */
const GivenPrice = z.union([Price, z.number().transform(amountText).pipe(Price)], {
  error: "a price looks like 19.90",
});

/** Two decimals; a number with more stays as it is and is invalid. */
function amountText(amount: number): string {
  const cents = Math.round(amount * 100);
  return Math.abs(amount * 100 - cents) < 1e-6 ? (cents / 100).toFixed(2) : String(amount);
}

/** A page of the marketplace or of our demo shop. */
const ProductUrl = z
  .string()
  .max(2_000)
  .refine(
    (url) => /^\/demo-shop\/(de|us|uk|pl)\/[A-Z0-9]{10}$/.test(url) || webAddressProblem(url) === null,
    "a plain https:// link, without a port, a user, . or .. between slashes",
  );

/** A picture on the web or of our own. */
export const ProductImage = z
  .string()
  .max(2_000)
  .refine(
    (url) => (/^\/img\/[a-z0-9/._-]+$/i.test(url) && !hasDotSegment(url)) || webAddressProblem(url) === null,
    "a picture's address starts with https:// or /img/ and has no port, no user, no . or .. between slashes",
  );

const text = (max: number) => z.string().trim().max(max);
const MAX_SPECIFICATIONS = 60;

const offer = {
  asin: Asin.nullable(),
  url: ProductUrl.nullable(),
  marketTitle: text(500),
  price: GivenPrice.nullable(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** null: unknown. */
  available: z.boolean().nullable(),
  rating: z.number().min(0).max(5).nullable(),
  reviewCount: z.int().min(0).nullable(),
  primeEligible: z.boolean(),
  description: text(10_000),
  bulletPoints: z.array(text(1_000)).max(30),
  specifications: z
    .record(text(100), text(1_000))
    .refine(
      (entries) => Object.keys(entries).length <= MAX_SPECIFICATIONS,
      `at most ${MAX_SPECIFICATIONS} specifications`,
    ),
  imageUrl: ProductImage.nullable(),
  marketBrand: text(120),
  isActive: z.boolean(),
  lastScraped: Instant.nullable(),
  /** When a refresh or an operator last confirmed the price. */
  priceSeenAt: Instant.nullable(),
};

/** A product's listing on one market. */
export const MarketOffer = z.strictObject({
  ...offer,
  asin: offer.asin.default(null),
  url: offer.url.default(null),
  marketTitle: offer.marketTitle.default(""),
  price: offer.price.default(null),
  available: offer.available.default(null),
  rating: offer.rating.default(null),
  reviewCount: offer.reviewCount.default(null),
  primeEligible: offer.primeEligible.default(false),
  description: offer.description.default(""),
  bulletPoints: offer.bulletPoints.default([]),
  specifications: offer.specifications.default({}),
  imageUrl: offer.imageUrl.default(null),
  marketBrand: offer.marketBrand.default(""),
  isActive: offer.isActive.default(true),
  lastScraped: offer.lastScraped.default(null),
  priceSeenAt: offer.priceSeenAt.default(null),
});
export type MarketOffer = z.infer<typeof MarketOffer>;

/** Only the fields that change. */
export const OfferChanges = z.strictObject(offer).partial();
export type OfferChanges = z.infer<typeof OfferChanges>;

const basics = {
  internalId: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9._-]{1,80}$/, "letters, digits, dot, dash and underscore only"),
  baseName: text(300),
  brand: text(120),
  category: text(80),
  /** Ids of the evidence table (`omega3`), or an operator's own words. */
  ingredients: z.array(text(120).min(1)).max(60),
  dosageInstructions: text(2_000),
  /** Of small (< 10 kg), medium (< 25 kg), large; empty: every dog. */
  dogSizes: z.array(text(40).min(1)).max(10),
  form: text(60),
  imageUrl: ProductImage.nullable(),
  isActive: z.boolean(),
  /** Higher comes first. */
  priority: z.int().min(-1_000).max(1_000),
  /** Fictional: its links lead to our demo shop. */
  demo: z.boolean(),
};

/** Fields shared by all markets. */
export const ProductBasics = z.strictObject({
  ...basics,
  brand: basics.brand.default(""),
  category: basics.category.default(""),
  ingredients: basics.ingredients.default([]),
  dosageInstructions: basics.dosageInstructions.default(""),
  dogSizes: basics.dogSizes.default([]),
  form: basics.form.default(""),
  imageUrl: basics.imageUrl.default(null),
  isActive: basics.isActive.default(true),
  priority: basics.priority.default(0),
  demo: basics.demo.default(false),
});
export type ProductBasics = z.infer<typeof ProductBasics>;

/** Only the fields that change; whether a product is fictional cannot. */
export const ProductChanges = z.strictObject(basics).omit({ demo: true }).partial();
export type ProductChanges = z.infer<typeof ProductChanges>;

const MarketOffers = z.partialRecord(Market, MarketOffer);
type MarketOffers = z.infer<typeof MarketOffers>;

export const Product = ProductBasics.extend({
  id: Id,
  /** Increases with every change, for optimistic locking. */
  version: z.int().min(1),
  markets: MarketOffers,
  createdAt: Instant,
  updatedAt: Instant,
});
export type Product = z.infer<typeof Product>;

export const FileProduct = ProductBasics.extend({ markets: MarketOffers.default({}) });
export type FileProduct = z.infer<typeof FileProduct>;

/** One row of the operators' list: the product, its offer on the chosen market without long texts, and its markets. */
export const ProductRow = Product.omit({ markets: true, dosageInstructions: true, createdAt: true }).extend({
  offer: MarketOffer.omit({ description: true, bulletPoints: true, specifications: true }).nullable(),
  coverage: z.record(Market, z.enum(["active", "inactive", "none"])),
  /** To-dos of active listings; markets without any are missing. */
  wanting: z.partialRecord(Market, z.enum(["old_price", "out_of_stock"])).default({}),
});
export type ProductRow = z.infer<typeof ProductRow>;

/** Status filter of a list; `gaps`: missing on at least one market. */
export const Coverage = z.enum(["listed", "missing", "old_price", "out_of_stock", "gaps", "all"]);
export type Coverage = z.infer<typeof Coverage>;

/** Number of products by status after the other filters. */
export const StatusCounts = z.object({ active: z.int(), inactive: z.int() });
export type StatusCounts = z.infer<typeof StatusCounts>;

/** Overview of the catalogue per category and market. `gaps`: missing on at least one market. */
export const CatalogueOverview = z.object({
  all: z.int(),
  gaps: z.int(),
  categories: z.array(z.object({ category: z.string(), count: z.int() })),
  markets: z.record(Market, z.object({ listed: z.int(), oldPrice: z.int(), outOfStock: z.int() })),
});
export type CatalogueOverview = z.infer<typeof CatalogueOverview>;

/** A price seen on a market. */
export const PricePoint = z.object({ price: Price, currency: z.string(), at: Instant });
export type PricePoint = z.infer<typeof PricePoint>;

/**
 * Reply of GET /api/admin/products/{id}/prices?market=: changes of the last 90 days, oldest first, and the current
 * price.
 */
export const PricesReply = z.object({ prices: z.array(PricePoint) });
export type PricesReply = z.infer<typeof PricesReply>;

/** Most products in one file. */
export const MAX_FILE_PRODUCTS = 10_000;

/** The export file, version 1; imports and the demo catalogue have the same form. */
export const ProductFile = z.strictObject({
  schema: z.literal("hundeblick-products"),
  version: z.literal(1),
  exportedAt: Instant.optional(),
  markets: z.array(Market).min(1),
  products: z.array(FileProduct).max(MAX_FILE_PRODUCTS),
});
export type ProductFile = z.infer<typeof ProductFile>;

/** One product of a file; missing fields stay missing, so that a merge does not change them. */
export const ImportRow = z
  .strictObject(basics)
  .partial()
  .required({ internalId: true })
  .extend({ markets: z.partialRecord(Market, OfferChanges).default({}) });
export type ImportRow = z.infer<typeof ImportRow>;
