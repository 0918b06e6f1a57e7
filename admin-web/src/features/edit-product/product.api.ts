import { PricesReply, Product, type OfferChanges, type ProductChanges } from "@hundeblick/proto/http/catalogue";
import type { NewProductBody } from "@hundeblick/proto/http/admin/products";
import type { Market } from "@hundeblick/proto/language";
import { api } from "../../app/api.ts";

type Versioned = { id: string; version: number };

const productApi = api.injectEndpoints({
  endpoints: (build) => ({
    product: build.query<Product, string>({
      query: (id) => ({ url: `/api/admin/products/${id}` }),
      extraOptions: { reply: Product },
      // a form is filled once: it must never begin with an older version
      keepUnusedDataFor: 0,
    }),
    prices: build.query<PricesReply, { id: string; market: Market }>({
      query: ({ id, market }) => ({ url: `/api/admin/products/${id}/prices`, params: { market } }),
      extraOptions: { reply: PricesReply },
    }),
    createProduct: build.mutation<Product, NewProductBody>({
      query: (data) => ({ url: "/api/admin/products", method: "POST", data }),
      extraOptions: { reply: Product },
      invalidatesTags: ["Products"],
    }),
    updateBasics: build.mutation<Product, Versioned & { changes: ProductChanges }>({
      query: ({ id, version, changes }) => ({
        url: `/api/admin/products/${id}`,
        method: "PUT",
        data: { ...changes, version },
      }),
      extraOptions: { reply: Product },
      invalidatesTags: ["Products"],
      // the other markets' forms go on from this version, also when the second save fails
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const saved = await queryFulfilled.catch(() => undefined);
        if (saved) dispatch(productApi.util.updateQueryData("product", id, () => saved.data));
      },
    }),
    updateMarket: build.mutation<Product, Versioned & { market: Market; changes: OfferChanges }>({
      query: ({ id, version, market, changes }) => ({
        url: `/api/admin/products/${id}/markets/${market}`,
        method: "PUT",
        data: { ...changes, version },
      }),
      extraOptions: { reply: Product },
      invalidatesTags: ["Products"],
    }),
  }),
});
export const {
  useProductQuery,
  usePricesQuery,
  useCreateProductMutation,
  useUpdateBasicsMutation,
  useUpdateMarketMutation,
} = productApi;
