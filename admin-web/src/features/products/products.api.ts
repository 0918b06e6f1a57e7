import { z } from "zod";
import { ProductsReply, type ProductsQuery } from "@hundeblick/proto/http/admin/products";
import { api } from "../../app/api.ts";

const CALL = { reply: ProductsReply, whenExpired: "Session expired" };

const productsApi = api.injectEndpoints({
  endpoints: (build) => ({
    products: build.query<ProductsReply, ProductsQuery>({
      query: (params) => ({ url: "/api/admin/products", params }),
      extraOptions: CALL,
      providesTags: ["Products"],
    }),
    deleteProduct: build.mutation<{ removed: boolean }, { id: string; version: number }>({
      query: ({ id, version }) => ({ url: `/api/admin/products/${id}`, method: "DELETE", params: { version } }),
      extraOptions: { reply: z.object({ removed: z.boolean() }) },
      invalidatesTags: ["Products"],
    }),
  }),
});
export const { useProductsQuery, useDeleteProductMutation } = productsApi;
