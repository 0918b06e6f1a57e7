import { z } from "zod";
import {
  CatalogueOverview,
  Coverage,
  FileProduct,
  OfferChanges,
  PricesReply,
  Product,
  ProductChanges,
  ProductRow,
  StatusCounts,
} from "../http/catalogue.ts";
import { ImportMode, ImportPreview, ImportState } from "../http/catalogue-import.ts";
import { RecommendedProduct } from "../http/report.ts";
import { ReviewerBody, ReviewerReply } from "../http/reviewer.ts";
import { TestimonialsBody, TestimonialsReply } from "../http/testimonials.ts";
import { Id } from "../ids.ts";
import { Market } from "../language.ts";
import { rpc, VISITOR_TIMEOUT_MS } from "./define.ts";

/** One product per ingredient from the visitor's market or, labelled, another one. The catalogue orders and chooses. */
export const recommendProducts = rpc({
  subject: "catalogue.recommend.v1",
  request: z.object({
    market: Market,
    ingredientIds: z.array(z.string().max(60)).max(40),
    weightKg: z.number().optional(),
  }),
  reply: z.object({ products: z.record(z.string(), RecommendedProduct) }),
  timeoutMs: 1_500,
  idempotent: true,
});

/** One product of the demo shop. */
export const demoProduct = rpc({
  subject: "catalogue.demo.v1",
  request: z.object({ market: Market, asin: z.string().max(64) }),
  reply: z.object({ product: RecommendedProduct, description: z.string(), bulletPoints: z.array(z.string()) }),
  timeoutMs: VISITOR_TIMEOUT_MS,
});

/** A page of the operators' list for one market; empty category: all. */
export const listProducts = rpc({
  subject: "catalogue.list.v1",
  request: z.object({
    market: Market,
    search: z.string().trim().max(100).default(""),
    active: z.enum(["all", "active", "inactive"]).default("all"),
    coverage: Coverage.default("listed"),
    category: z.string().trim().max(80).default(""),
    overview: z.boolean().default(false),
    sort: z
      .enum(["name", "brand", "category", "priority", "price", "rating", "updated", "refreshed"])
      .default("priority"),
    descending: z.boolean().default(false),
    offset: z.int().min(0).default(0),
    limit: z.int().min(1).max(200).default(100),
  }),
  reply: z.object({
    rows: z.array(ProductRow),
    total: z.int(),
    statuses: StatusCounts,
    overview: CatalogueOverview.optional(),
  }),
  timeoutMs: 3_000,
  idempotent: true,
});

/** One product with all its markets. */
export const getProduct = rpc({
  subject: "catalogue.get.v1",
  request: z.object({ id: Id }),
  reply: Product,
  timeoutMs: 1_500,
});

/** A product's prices on one market in the last 90 days. */
export const priceHistory = rpc({
  subject: "catalogue.prices.v1",
  request: z.object({ id: Id, market: Market }),
  reply: PricesReply,
  timeoutMs: 1_500,
});

/** A changed product, and the names of the changed fields (for the audit log). */
const Changed = z.object({ product: Product, changed: z.array(z.string()) });

/** `conflict` names the field whose value another product has. */
export const createProduct = rpc({
  subject: "catalogue.create.v1",
  /** `keepPriceAge`: a price without `priceSeenAt` is of unknown age; otherwise it was seen now. */
  request: z.object({ product: FileProduct, keepPriceAge: z.boolean().optional() }),
  reply: Changed,
  idempotent: false,
});

/**
 * Changes the given fields of the version that was read, with fields of markets, all or nothing; other markets stay as
 * they are. `conflict` when the version is no longer current.
 */
export const saveProduct = rpc({
  subject: "catalogue.save.v1",
  request: z.object({
    id: Id,
    version: z.int().min(1),
    changes: ProductChanges,
    markets: z.partialRecord(Market, OfferChanges),
  }),
  reply: Changed,
  idempotent: false,
});

/** Changes fields on one market, adds the product to it, or (null) removes it from it. */
export const updateMarket = rpc({
  subject: "catalogue.update-market.v1",
  request: z.object({ id: Id, version: z.int().min(1), market: Market, changes: OfferChanges.nullable() }),
  reply: Changed,
  idempotent: false,
});

/** Idempotent. With a version, a product that changed since is not removed. */
export const removeProduct = rpc({
  subject: "catalogue.remove.v1",
  request: z.object({ id: Id, version: z.int().min(1).optional() }),
  reply: z.object({ removed: z.boolean() }),
});

/** Products of these markets in the form of the file, by internal id; as many as fit one message. */
export const exportProducts = rpc({
  subject: "catalogue.export.v1",
  request: z.object({ markets: z.array(Market).min(1).max(4), after: z.string().max(80).nullable().default(null) }),
  reply: z.object({ products: z.array(FileProduct), next: z.string().nullable() }),
  timeoutMs: 5_000,
});

/** Uploads a chunk of a file, unvalidated; `row` is the number of its first product, from 1. Kept for a day. */
export const stageImport = rpc({
  subject: "catalogue.import-stage.v1",
  request: z.object({ importId: Id, row: z.int().min(1).max(10_000), products: z.array(z.unknown()).max(10_000) }),
  reply: z.object({ staged: z.literal(true) }),
  timeoutMs: 5_000,
});

const importOf = { importId: Id, mode: ImportMode, markets: z.array(Market).min(1).max(4) };

/** Dry run of an import. */
export const previewImport = rpc({
  subject: "catalogue.import-preview.v1",
  request: z.object(importOf),
  reply: ImportPreview,
  timeoutMs: 30_000,
});

/**
 * Starts an import, all or nothing; poll `import-state`. `conflict` while another import runs; with the field `plan` when
 * it would make other changes than the dry run with this digest.
 */
export const applyImport = rpc({
  subject: "catalogue.import-apply.v1",
  request: z.object({ ...importOf, by: z.string().min(1).max(254), digest: z.string().max(64).optional() }),
  reply: ImportState,
  timeoutMs: 30_000,
});

/** One import, or the latest. */
export const importState = rpc({
  subject: "catalogue.import-state.v1",
  request: z.object({ importId: Id.nullable() }),
  reply: z.object({ import: ImportState.nullable() }),
  timeoutMs: 1_500,
});

/**
 * Reverts what the latest import changed and nobody changed since. `conflict` if it is not the latest or still runs.
 */
export const undoImport = rpc({
  subject: "catalogue.import-undo.v1",
  request: z.object({ importId: Id }),
  reply: ImportState,
  timeoutMs: 5_000,
});

/** Testimonials of owners. */
export const testimonials = rpc({
  subject: "catalogue.testimonials.v1",
  request: z.object({}),
  reply: TestimonialsReply,
  timeoutMs: VISITOR_TIMEOUT_MS,
});

/** Replaces all of them. `conflict` when somebody else changed them since that version. */
export const saveTestimonials = rpc({
  subject: "catalogue.testimonials-save.v1",
  request: TestimonialsBody,
  reply: TestimonialsReply,
  idempotent: false,
});

/** Who reviewed the pages of the site. */
export const reviewer = rpc({
  subject: "catalogue.reviewer.v1",
  request: z.object({}),
  reply: ReviewerReply,
  timeoutMs: VISITOR_TIMEOUT_MS,
});

/** Names or removes the reviewer. `conflict` when somebody else did since that version. */
export const saveReviewer = rpc({
  subject: "catalogue.reviewer-save.v1",
  request: ReviewerBody,
  reply: ReviewerReply,
  idempotent: false,
});

export const catalogueContract = {
  recommend: recommendProducts,
  demo: demoProduct,
  list: listProducts,
  get: getProduct,
  create: createProduct,
  save: saveProduct,
  updateMarket,
  remove: removeProduct,
  prices: priceHistory,
  export: exportProducts,
  importStage: stageImport,
  importPreview: previewImport,
  importApply: applyImport,
  importState,
  importUndo: undoImport,
  testimonials,
  testimonialsSave: saveTestimonials,
  reviewer,
  reviewerSave: saveReviewer,
};
