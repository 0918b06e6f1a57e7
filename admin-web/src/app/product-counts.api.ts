import { ProductsReply } from "@hundeblick/proto/http/admin/products";
import { type Market, MARKETS } from "@hundeblick/proto/language";
import { api } from "./api.ts";

/** Products on each market, and in all. */
type Counts = Record<Market, number> & { all: number };

const countsApi = api.injectEndpoints({
  endpoints: (build) => ({
    productCounts: build.query<Counts, void>({
      async queryFn(_nothing, _api, _options, send) {
        const asked = [...MARKETS.map((country) => ({ country, coverage: "listed" })), { country: "de", coverage: "all" }];
        const answers = await Promise.all(asked.map(async (params) => await send({ url: "/api/admin/products", params: { ...params, limit: 1 } })));
        const failed = answers.find(({ error }) => error);
        if (failed?.error) return { error: failed.error };
        const totals = answers.map(({ data }) => ProductsReply.parse(data).total);
        return { data: Object.fromEntries([...MARKETS, "all" as const].map((key, i) => [key, totals[i] ?? 0])) as Counts };
      },
      extraOptions: { whenExpired: "Session expired" },
      providesTags: ["Products"],
    }),
  }),
});
export const { useProductCountsQuery } = countsApi;
