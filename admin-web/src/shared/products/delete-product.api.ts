import { z } from "zod";
import { api } from "../api/api.ts";

const deleteApi = api.injectEndpoints({
  endpoints: (build) => ({
    deleteProduct: build.mutation<{ removed: boolean }, { id: string; version: number }>({
      query: ({ id, version }) => ({ url: `/api/admin/products/${id}`, method: "DELETE", params: { version } }),
      extraOptions: { reply: z.object({ removed: z.boolean() }) },
      invalidatesTags: ["Products"],
    }),
  }),
});
export const { useDeleteProductMutation } = deleteApi;
