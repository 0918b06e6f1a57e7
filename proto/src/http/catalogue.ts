import { z } from "zod";
import { Id, Instant } from "../ids.ts";
import { Market } from "../language.ts";

/** The marketplace's own product number: ten capital letters and digits. */
export const Asin = z.string().regex(/^[A-Z0-9]{10}$/, "an ASIN has ten capital letters and digits");

/** Amount of money as a decimal string with a point, e.g. `19.90`; the currency stands beside it. */
export const Price = z.string().regex(/^\d{1,7}(\.\d{1,2})?$/, "a price looks like 19.90");

/** A page of the marketplace, or a page of our own demo shop. */
export const ProductUrl = z.string().max(2_000).refine((url) => /^\/demo-shop\/(de|us|uk|pl)\/[A-Z0-9]{10}$/.test(url) || z.url({ protocol: /^https$/ }).safeParse(url).success, "a link starts with https://");

/** A picture on the web, or one we serve ourselves. */
export const ProductImage = z.string().max(2_000).refine((url) => /^\/img\/[a-z0-9/._-]+$/i.test(url) || z.url({ protocol: /^https$/ }).safeParse(url).success, "a picture's address starts with https:// or /img/");

const text = (max: number) => z.string().trim().max(max);

/** One product on one market's marketplace. */
export const MarketOffer = z.strictObject({
  asin: Asin.nullable().default(null),
  url: ProductUrl.nullable().default(null),
  marketTitle: text(500).default(""),
  price: Price.nullable().default(null),
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** null: the shop's page did not say. */
  available: z.boolean().nullable().default(null),
  rating: z.number().min(0).max(5).nullable().default(null),
  reviewCount: z.int().min(0).nullable().default(null),
  primeEligible: z.boolean().default(false),
  description: text(10_000).default(""),
  bulletPoints: z.array(text(1_000)).max(30).default([]),
  specifications: z.record(text(100), text(1_000)).default({}),
  imageUrl: ProductImage.nullable().default(null),
  marketBrand: text(120).default(""),
  isActive: z.boolean().default(true),
  lastScraped: Instant.nullable().default(null),
  /** When the price was last seen, by a refresh or by an operator. */
  priceSeenAt: Instant.nullable().default(null),
});
export type MarketOffer = z.infer<typeof MarketOffer>;

/** What is the same on every market. */
export const ProductBasics = z.strictObject({
  internalId: z.string().trim().regex(/^[A-Za-z0-9._-]{1,80}$/, "letters, digits, dot, dash and underscore only"),
  baseName: text(300),
  brand: text(120).default(""),
  category: text(80).default(""),
  /** Ids of the evidence table (`omega3`), or the words an operator writes for them. */
  ingredients: z.array(text(120).min(1)).max(60).default([]),
  dosageInstructions: text(2_000).default(""),
  /** Of small (< 10 kg), medium (< 25 kg), large; empty fits every dog. */
  dogSizes: z.array(text(40).min(1)).max(10).default([]),
  form: text(60).default(""),
  imageUrl: ProductImage.nullable().default(null),
  isActive: z.boolean().default(true),
  /** Higher comes first. */
  priority: z.int().min(-1_000).max(1_000).default(0),
  /** Fictional: its links stay on our own demo shop pages. */
  demo: z.boolean().default(false),
});
export type ProductBasics = z.infer<typeof ProductBasics>;

export const MarketOffers = z.partialRecord(Market, MarketOffer);
export type MarketOffers = z.infer<typeof MarketOffers>;

export const Product = ProductBasics.extend({
  id: Id,
  /** Counts up with every change; an update names the version it was made on. */
  version: z.int().min(1),
  markets: MarketOffers,
  createdAt: Instant,
  updatedAt: Instant,
});
export type Product = z.infer<typeof Product>;

export const FileProduct = ProductBasics.extend({ markets: MarketOffers.default({}) });
export type FileProduct = z.infer<typeof FileProduct>;

/** Largest number of products in one file. */
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
