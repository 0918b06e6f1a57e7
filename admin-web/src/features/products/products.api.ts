import { z } from "zod";
import { ProductsReply, type ProductsQuery } from "@hundeblick/proto/http/admin/products";
import { type Market, MARKETS } from "@hundeblick/proto/language";
import { api } from "../../app/api.ts";

const CALL = { reply: ProductsReply, whenExpired: "Session expired" };

/** Products on each market, and in all. */
export type Counts = Record<Market, number> & { all: number };

const productsApi = api.injectEndpoints({
  endpoints: (build) => ({
    products: build.query<ProductsReply, ProductsQuery>({
      query: (params) => ({ url: "/api/admin/products", params }),
      extraOptions: CALL,
      providesTags: ["Products"],
    }),
    productCounts: build.query<Counts, void>({
      async queryFn(_nothing, _api, _options, send) {
        const asked = [...MARKETS.map((country) => ({ country, coverage: "listed" })), { country: "de", coverage: "all" }];
        const answers = await Promise.all(asked.map(async (params) => await send({ url: "/api/admin/products", params: { ...params, limit: 1 } })));
        const failed = answers.find(({ error }) => error);
        if (failed?.error) return { error: failed.error };
        const totals = answers.map(({ data }) => ProductsReply.parse(data).total);
        return { data: Object.fromEntries([...MARKETS, "all" as const].map((key, i) => [key, totals[i] ?? 0])) as Counts };
      },
      extraOptions: { whenExpired: CALL.whenExpired },
      providesTags: ["Products"],
    }),
    deleteProduct: build.mutation<{ removed: boolean }, { id: string; version: number }>({
      query: ({ id, version }) => ({ url: `/api/admin/products/${id}`, method: "DELETE", params: { version } }),
      extraOptions: { reply: z.object({ removed: z.boolean() }) },
      invalidatesTags: ["Products"],
    }),
  }),
});
export const { useProductsQuery, useProductCountsQuery, useDeleteProductMutation } = productsApi;
