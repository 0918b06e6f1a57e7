import { toAppError } from "@hundeblick/kit/errors";
import {
  ImportBody,
  type ImportReply,
  type ImportStateReply,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_DEPTH,
} from "@hundeblick/proto/http/admin/imports";
import { Id } from "@hundeblick/proto/ids";
import { importState } from "@hundeblick/proto/rpc/catalogue";
import type { Request } from "express";
import { rejectedFile, type ImportFile, importFile } from "../../domain/imports/import-file.ts";
import { type ImportDeps, stateOf } from "../../domain/imports/settled.ts";
import { undoImport } from "../../domain/imports/undo-import.ts";
import { unsafeIn } from "../../domain/plain-json.ts";
import { bodyOf, partOf } from "../../http/body.ts";
import { type AdminRoute, get, post } from "./admin-route.ts";

const idOf = (req: Request): Id => partOf(Id, req.params["id"], "not_found");

/** Imports a file, reports its progress, and undoes it. */
export const importRoutes = (deps: ImportDeps): AdminRoute[] => [
  post(
    "/import",
    async ({ req, operator }) => {
      const { preview, errors, state } = await importFile(deps, fileOf(req), operator);
      const results = { ...(state ?? preview).counts, errors };
      return { results, preview: state ? null : preview, state } satisfies ImportReply;
    },
    { maxBytes: MAX_IMPORT_BYTES },
  ),
  get("/import", () => deps.bus.call(importState, { importId: null })),
  get("/import/:id", async ({ req }) => ({ import: await stateOf(deps.bus, idOf(req)) }) satisfies ImportStateReply),
  post(
    "/import/:id/undo",
    async ({ req, operator }) => ({ import: await undoImport(deps, idOf(req), operator) }) satisfies ImportStateReply,
  ),
];

function fileOf(req: Request): ImportFile {
  const unsafe = unsafeIn((req.body as { data?: unknown } | undefined)?.data, MAX_IMPORT_DEPTH);
  if (unsafe !== undefined) throw rejectedFile([unsafe]);
  try {
    const { data, ...rest } = bodyOf(req, ImportBody);
    return { products: data.products, markets: data.markets, ...rest };
  } catch (thrown) {
    const { code, details } = toAppError(thrown);
    const field = String(details["field"]);
    if (code !== "invalid_request" || !/^data\b/.test(field)) throw thrown;
    throw rejectedFile([`This is not a product file: "${field.replace(/^data\.?/, "") || "data"}" does not fit.`]);
  }
}
