import { MarketplaceReply, RefreshResult } from "@hundeblick/proto/http/admin/marketplace";
import { ProductsReply } from "@hundeblick/proto/http/admin/products";
import type { Market } from "@hundeblick/proto/language";
import { api } from "../api/api.ts";

/** Product ids of one market by ASIN, the number without an ASIN, and ids of fictional and inactive ones. */
export type KnownAsins = { products: Record<string, string>; without: number; fictional: string[]; inactive: string[] };

/** Largest page of the catalogue. */
const PAGE = 200;
/** The scraper replies within 30 s. */
export const PAGE_READ_MS = 35_000;

const marketplaceApi = api.injectEndpoints({
  endpoints: (build) => ({
    knownAsins: build.query<KnownAsins, Market>({
      async queryFn(country, _api, _options, send) {
        const products: Record<string, string> = {};
        const fictional: string[] = [];
        const inactive: string[] = [];
        for (let offset = 0, without = 0; ; offset += PAGE) {
          const { data, error } = await send({
            url: "/api/admin/products",
            params: { country, coverage: "listed", sort: "name", limit: PAGE, offset },
          });
          if (error) return { error };
          const { products: rows, total } = ProductsReply.parse(data);
          for (const { id, demo, offer } of rows) {
            if (demo) fictional.push(id);
            if (offer?.asin) products[offer.asin] = id;
            else without += 1;
            if (offer?.isActive === false) inactive.push(id);
          }
          if (offset + PAGE >= total) return { data: { products, without, fictional, inactive } };
        }
      },
      extraOptions: { whenExpired: "Session expired" },
    }),
    /** The current source, its blocks, and today's budget. */
    aboutMarketplace: build.query<MarketplaceReply, void>({
      query: () => ({ url: "/api/admin/marketplace" }),
      extraOptions: { reply: MarketplaceReply, isAside: true },
      providesTags: ["Marketplace"],
    }),
    scrapeProduct: build.mutation<RefreshResult, { id: string; market: Market }>({
      query: ({ id, market }) => ({
        url: `/api/admin/products/${id}/scrape`,
        method: "POST",
        data: { market },
        timeout: PAGE_READ_MS,
      }),
      extraOptions: { reply: RefreshResult },
      invalidatesTags: ["Products", "Marketplace"],
    }),
  }),
});
/** Adds an imported product to the cached list, without a refetch. */
export const cacheKnownAsin = (market: Market, asin: string, id: string) =>
  marketplaceApi.util.updateQueryData("knownAsins", market, ({ products }) => {
    products[asin] = id;
  });

/** Updates in the cached list whether a product is active on a market. */
export const cacheIsActive = (market: Market, id: string, isActive: boolean) =>
  marketplaceApi.util.updateQueryData("knownAsins", market, (known) => {
    known.inactive = [...known.inactive.filter((each) => each !== id), ...(isActive ? [] : [id])];
  });

/** The scrape call outside of a component. */
export const startScrape = marketplaceApi.endpoints.scrapeProduct.initiate;

export const { useKnownAsinsQuery, useAboutMarketplaceQuery, useScrapeProductMutation } = marketplaceApi;
