import type { CatalogueOverview } from "@hundeblick/proto/http/catalogue";
import { ProductsReply } from "@hundeblick/proto/http/admin/products";
import { api } from "../api/api.ts";

const overviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    overview: build.query<CatalogueOverview, void>({
      async queryFn(_nothing, _api, _options, send) {
        const { data, error } = await send({
          url: "/api/admin/products",
          params: { country: "de", overview: true, limit: 1 },
        });
        if (error) return { error };
        const { overview } = ProductsReply.parse(data);
        return overview ? { data: overview } : { error: { status: 0, code: "internal", message: "" } };
      },
      extraOptions: { whenExpired: "Session expired" },
      providesTags: ["Products"],
    }),
  }),
});
export const { useOverviewQuery } = overviewApi;
