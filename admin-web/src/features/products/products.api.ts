import { ProductsReply, type ProductsQuery } from "@hundeblick/proto/http/admin/products";
import { api } from "#shared/api/api.ts";

const CALL = { reply: ProductsReply, whenExpired: "Session expired" };

const productsApi = api.injectEndpoints({
  endpoints: (build) => ({
    products: build.query<ProductsReply, ProductsQuery>({
      query: (params) => ({ url: "/api/admin/products", params }),
      extraOptions: CALL,
      providesTags: ["Products"],
    }),
  }),
});
export const { useProductsQuery } = productsApi;
