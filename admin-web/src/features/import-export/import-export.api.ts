import { z } from "zod";
import { ImportReply, ImportStateReply } from "@hundeblick/proto/http/admin/imports";
import type { ImportMode, ImportState } from "@hundeblick/proto/http/catalogue-import";
import type { Market } from "@hundeblick/proto/language";
import { api } from "#shared/api/api.ts";

/** The server replies within 20 s, also for a large file. */
const TIMEOUT_MS = 60_000;

type ImportArgs = { text: string; mode: ImportMode; dryRun: boolean; digest?: string | undefined };

const importExportApi = api.injectEndpoints({
  endpoints: (build) => ({
    exportCatalogue: build.mutation<string, readonly Market[]>({
      query: (markets) => ({ url: "/api/admin/export", params: { markets: markets.join(",") }, timeout: TIMEOUT_MS }),
      extraOptions: {
        reply: z.looseObject({ schema: z.literal("hundeblick-products") }).transform((file) => JSON.stringify(file)),
      },
    }),
    importCatalogue: build.mutation<ImportReply, ImportArgs>({
      // unchanged, because the server reports errors in it
      query: ({ text, mode, dryRun, digest }) => ({
        url: "/api/admin/import",
        method: "POST",
        data: `{${JSON.stringify({ mode, dryRun, digest }).slice(1, -1)},"data":${text}}`,
        headers: { "Content-Type": "application/json" },
        timeout: TIMEOUT_MS,
      }),
      extraOptions: { reply: ImportReply },
      invalidatesTags: (_reply, _error, { dryRun }) => (dryRun ? [] : ["Products", "Imports"]),
    }),
    undoImport: build.mutation<ImportState | null, string>({
      query: (importId) => ({ url: `/api/admin/import/${importId}/undo`, method: "POST", timeout: TIMEOUT_MS }),
      extraOptions: { reply: ImportStateReply.transform((reply) => reply.import) },
      invalidatesTags: ["Products", "Imports"],
    }),
  }),
});
export const { useExportCatalogueMutation, useImportCatalogueMutation, useUndoImportMutation } = importExportApi;
