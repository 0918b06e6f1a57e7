import { ProductsReply, type ProductsQuery } from "@hundeblick/proto/http/admin/products";
import { Product } from "@hundeblick/proto/http/catalogue";
import type { Market } from "@hundeblick/proto/language";
import { api } from "#shared/api/api.ts";

const CALL = { reply: ProductsReply, whenExpired: "Session expired" };

const productsApi = api.injectEndpoints({
  endpoints: (build) => ({
    products: build.query<ProductsReply, ProductsQuery>({
      query: (params) => ({ url: "/api/admin/products", params }),
      extraOptions: CALL,
      providesTags: ["Products"],
    }),
    confirmPrice: build.mutation<Product, { id: string; market: Market; version: number; priceSeenAt: string }>({
      query: ({ id, market, ...data }) => ({
        url: `/api/admin/products/${id}/markets/${market}`,
        method: "PUT",
        data,
      }),
      extraOptions: { reply: Product },
      invalidatesTags: ["Products"],
    }),
  }),
});
export const { useProductsQuery, useConfirmPriceMutation } = productsApi;
