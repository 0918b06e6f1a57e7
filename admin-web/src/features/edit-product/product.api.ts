import { PricesReply, Product } from "@hundeblick/proto/http/catalogue";
import type { NewProductBody, ProductBody } from "@hundeblick/proto/http/admin/products";
import type { Market } from "@hundeblick/proto/language";
import { api } from "#shared/api/api.ts";

const productApi = api.injectEndpoints({
  endpoints: (build) => ({
    product: build.query<Product, string>({
      query: (id) => ({ url: `/api/admin/products/${id}` }),
      extraOptions: { reply: Product },
      // a form is initialised once, so it must never begin with an outdated version
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
    saveProduct: build.mutation<Product, ProductBody & { id: string }>({
      query: ({ id, ...data }) => ({ url: `/api/admin/products/${id}`, method: "PUT", data }),
      extraOptions: { reply: Product },
      invalidatesTags: ["Products"],
    }),
  }),
});
export const { useProductQuery, usePricesQuery, useCreateProductMutation, useSaveProductMutation } = productApi;
