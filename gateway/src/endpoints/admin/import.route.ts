import { AppError, toAppError } from "@hundeblick/kit/errors";
import { type ImportReply, ImportBody, MAX_IMPORT_BYTES, MAX_IMPORT_DEPTH } from "@hundeblick/proto/http/admin/imports";
import type { ImportPreview, ImportState } from "@hundeblick/proto/http/catalogue-import";
import { Id, newId } from "@hundeblick/proto/ids";
import * as catalogue from "@hundeblick/proto/rpc/catalogue";
import type { RequestOf } from "@hundeblick/proto/rpc/define";
import type { Request } from "express";
import { piecesOf } from "../../domain/pieces.ts";
import { unsafeIn } from "../../domain/plain-json.ts";
import { bodyOf, partOf } from "../../http/body.ts";
import { askUntil } from "../../http/keep-waiting.ts";
import { audited } from "../../operators/audited.ts";
import type { AdminDeps, AdminRoute } from "./admin-route.ts";

/** Longest a call waits for an import; a large one goes on and can be asked for. */
const WAIT_MS = 20_000;
/** How many mistakes an answer names. */
const NAMED = 50;

const refused = (problems: string[]): AppError => new AppError("file_refused", { details: { problems } });
const sentences = ({ problems }: ImportPreview): string[] =>
  problems.map(({ row, field, problem }) => `Row ${row}, ${field}: ${problem}`);
const isDone = ({ state }: ImportState): boolean => state !== "applying" && state !== "undoing";

/** A file into the catalogue: looked at first, then all or nothing; and the way back. */
export function importRoutes({ bus, audit }: AdminDeps, everyMs = 250): AdminRoute[] {
  const stateOf = async (importId: Id): Promise<ImportState> => {
    const { import: found } = await bus.call(catalogue.importState, { importId });
    if (!found) throw new AppError("not_found");
    return found;
  };
  /** It goes on whether we hear of it or not: what cannot be asked for a moment is as it was. */
  const settled = (begun: ImportState): Promise<ImportState> => {
    let last = begun;
    const ask = async (): Promise<ImportState> =>
      (last = await stateOf(begun.importId).catch((error: unknown) => {
        if (toAppError(error).retryable) return last;
        throw error;
      }));
    return askUntil(ask, isDone, { everyMs, forMs: WAIT_MS });
  };
  /** A call without an answer may have begun it. @throws {AppError} unavailable when it has not */
  const begin = async (wanted: RequestOf<typeof catalogue.applyImport>): Promise<ImportState> => {
    try {
      return await bus.call(catalogue.applyImport, wanted);
    } catch (error) {
      if (toAppError(error).code !== "timeout") throw error;
      const { import: begun } = await bus.call(catalogue.importState, { importId: wanted.importId });
      if (!begun) throw new AppError("unavailable", { cause: error });
      return begun;
    }
  };
  const stage = async (importId: Id, products: unknown[]): Promise<void> => {
    const pieces = piecesOf(products);
    if (!Array.isArray(pieces)) throw refused([`Row ${pieces.tooLongRow}, product: its texts are too long`]);
    for (const piece of pieces) await bus.call(catalogue.stageImport, { importId, ...piece });
  };
  return [
    {
      method: "post",
      path: "/import",
      maxBytes: MAX_IMPORT_BYTES,
      async handle(req, res, operator) {
        const {
          data: { products, markets },
          mode,
          dryRun,
        } = fileOf(req);
        const importId = newId();
        await stage(importId, products);
        const preview = await bus.call(catalogue.previewImport, { importId, mode, markets });
        const errors = sentences(preview);
        if (dryRun)
          return void res.json({ results: { ...preview.counts, errors }, preview, state: null } satisfies ImportReply);
        if (preview.problemCount > 0) throw refused(errors.slice(0, NAMED));
        const state = await audited(
          audit,
          { operatorId: operator.id, action: `catalogue.import.${mode}`, subject: importId },
          async () => {
            const result = await settled(await begin({ importId, mode, markets, by: operator.email }));
            if (result.state === "failed") throw new AppError("conflict");
            return { result, fields: counted(result) };
          },
        );
        res.json({ results: { ...state.counts, errors }, preview: null, state } satisfies ImportReply);
      },
    },
    {
      method: "get",
      path: "/import",
      async handle(_req, res) {
        res.json(await bus.call(catalogue.importState, { importId: null }));
      },
    },
    {
      method: "get",
      path: "/import/:id",
      async handle(req, res) {
        res.json({ import: await stateOf(partOf(Id, req.params["id"], "not_found")) });
      },
    },
    {
      method: "post",
      path: "/import/:id/undo",
      async handle(req, res, operator) {
        const importId = partOf(Id, req.params["id"], "not_found");
        const state = await audited(
          audit,
          { operatorId: operator.id, action: "catalogue.import-undo", subject: importId },
          async () => {
            const result = await settled(await bus.call(catalogue.undoImport, { importId }));
            return { result, fields: counted(result) };
          },
        );
        res.json({ import: state });
      },
    },
  ];
}

function fileOf(req: Request) {
  const unsafe = unsafeIn((req.body as { data?: unknown } | undefined)?.data, MAX_IMPORT_DEPTH);
  if (unsafe !== undefined) throw refused([unsafe]);
  try {
    return bodyOf(req, ImportBody);
  } catch (thrown) {
    const { code, details } = toAppError(thrown);
    const field = String(details["field"]);
    if (code !== "invalid_request" || !/^data\b/.test(field)) throw thrown;
    throw refused([`This is not a product file: "${field.replace(/^data\.?/, "") || "data"}" does not fit.`]);
  }
}

const counted = ({ counts }: ImportState): string[] =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name}: ${count}`);
