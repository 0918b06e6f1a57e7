import type { Bus } from "@hundeblick/kit/bus";
import type { Edited } from "@hundeblick/kit/editable";
import { type KeywordLibrary, UPDATE_PAGE } from "@hundeblick/proto/http/admin/marketplace";
import { scraperContract } from "@hundeblick/proto/rpc/scraper";
import { AppError } from "@hundeblick/kit/errors";
import { controlBulk, findBulk, startBulk } from "./domain/bulk/bulk-update.ts";
import { chooseMarketplace, describeMarketplace, saveBudget } from "./domain/describe-marketplace.ts";
import { importProduct } from "./domain/import-product.ts";
import { searchMarketplace, topSearches } from "./domain/past-searches.ts";
import { refreshProduct } from "./domain/refresh-product.ts";
import type { ScraperParts } from "./parts.ts";

const toKeywords = ({ value: library, version }: Edited<KeywordLibrary>) => ({ ...library, version });

/** Calls of this service. */
export async function serveScraper(bus: Pick<Bus, "serve">, parts: ScraperParts): Promise<void> {
  const { bulks, keywords, print, about } = parts;
  await bus.serve(scraperContract, {
    async print({ html }) {
      if (!print) throw new AppError("print_unavailable");
      return { pdf: Buffer.from(await print(html)).toString("base64") };
    },
    search: (request) => searchMarketplace(parts, request),
    topSearches: (request) => topSearches(parts, request),
    refresh: (request) => refreshProduct(parts, request),
    import: (request) => importProduct(parts, request),
    updateStart: (request) => startBulk(parts, request),
    updateControl: (request) => controlBulk(parts, request),
    updateStatus: async (request) => ({ job: await findBulk(parts, request) }),
    updateResults: async ({ jobId, from }) => ({ results: await bulks.results(jobId, from, UPDATE_PAGE) }),
    keywords: async () => toKeywords(await keywords.read()),
    keywordsSave: async ({ library, version }) => toKeywords(await keywords.save(library, version)),
    about: () => describeMarketplace(about),
    budgetSave: ({ dailyBudget }) => saveBudget(about, dailyBudget),
    sourceSave: ({ source }) => chooseMarketplace(about, source),
  });
}
