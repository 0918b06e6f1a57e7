import type { Bus } from "@hundeblick/kit/bus";
import type { Edited } from "@hundeblick/kit/editable";
import type { Reviewer } from "@hundeblick/proto/http/reviewer";
import type { Testimonials } from "@hundeblick/proto/http/testimonials";
import { catalogueContract } from "@hundeblick/proto/rpc/catalogue";
import { createProduct, saveProduct, updateMarket } from "./domain/edit-product.ts";
import { exportProducts } from "./domain/export-products.ts";
import { getProduct, listProducts } from "./domain/find-products.ts";
import { applyImport, previewImport, undoImport } from "./domain/imports/import-file.ts";
import { showPrices } from "./domain/prices/show-prices.ts";
import { recommendProducts } from "./domain/recommend-products.ts";
import { showDemoProduct } from "./domain/show-demo-product.ts";
import type { CatalogueParts } from "./parts.ts";

const toTestimonials = ({ value: testimonials, version }: Edited<Testimonials>) => ({ testimonials, version });
const toReviewer = ({ value: reviewer, version }: Edited<Reviewer | null>) => ({ reviewer, version });

/** Calls of this service. */
export async function serveCatalogue(
  bus: Pick<Bus, "serve">,
  parts: Pick<CatalogueParts, "products" | "prices" | "imports" | "testimonials" | "reviewer" | "now">,
): Promise<void> {
  const { products, imports, testimonials, reviewer } = parts;
  await bus.serve(catalogueContract, {
    recommend: (request) => recommendProducts(parts, request),
    demo: (request) => showDemoProduct(parts, request),
    list: (query) => listProducts(parts, query),
    get: ({ id }) => getProduct(parts, id),
    create: (request) => createProduct(parts, request),
    save: (request) => saveProduct(parts, request),
    updateMarket: (request) => updateMarket(parts, request),
    remove: async ({ id, version }) => ({ removed: await products.remove(id, version) }),
    prices: (request) => showPrices(parts, request),
    export: (request) => exportProducts(parts, request),
    async importStage({ importId, row, products: rows }) {
      await imports.stage(importId, row, rows);
      return { staged: true as const };
    },
    importPreview: (request) => previewImport(parts, request),
    importApply: (request, { deadline }) => applyImport(parts, request, deadline),
    importState: async ({ importId }) => ({ import: await imports.find(importId) }),
    importUndo: ({ importId }) => undoImport(parts, importId),
    testimonials: async () => toTestimonials(await testimonials.read()),
    testimonialsSave: async (wanted) => toTestimonials(await testimonials.save(wanted.testimonials, wanted.version)),
    reviewer: async () => toReviewer(await reviewer.read()),
    reviewerSave: async (wanted) => toReviewer(await reviewer.save(wanted.reviewer, wanted.version)),
  });
}
