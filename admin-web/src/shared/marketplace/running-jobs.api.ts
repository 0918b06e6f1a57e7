import { ImportStateReply } from "@hundeblick/proto/http/admin/imports";
import { UpdateReply } from "@hundeblick/proto/http/admin/marketplace";
import type { ImportState } from "@hundeblick/proto/http/catalogue-import";
import { api } from "../api/api.ts";

const jobsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The running or paused update of any market. */
    liveUpdate: build.query<UpdateReply, void>({
      query: () => ({ url: "/api/admin/discover/updates" }),
      extraOptions: { reply: UpdateReply, isAside: true },
      providesTags: ["Updates"],
    }),
    latestImport: build.query<ImportState | null, void>({
      query: () => ({ url: "/api/admin/import" }),
      extraOptions: { reply: ImportStateReply.transform((reply) => reply.import), isAside: true },
      providesTags: ["Imports"],
    }),
  }),
});
export const { useLiveUpdateQuery, useLatestImportQuery } = jobsApi;
