import { AppError } from "@hundeblick/kit/errors";
import { ExportQuery } from "@hundeblick/proto/http/admin/imports";
import { Market, MARKETS } from "@hundeblick/proto/language";
import { exportProducts } from "@hundeblick/proto/rpc/catalogue";
import { z } from "zod";
import { productFile } from "../../domain/product-file.ts";
import { queryOf } from "../../http/body.ts";
import { type AdminDeps, type AdminRoute, get } from "./admin-route.ts";
import { sendDownload } from "./send-download.ts";

/** GET /api/admin/export?markets=de,us: the catalogue of these markets as a file for an import. */
export const exportRoute = ({ bus }: AdminDeps): AdminRoute =>
  get("/export", async ({ req, res, audited }) => {
    const asked = z.array(Market).min(1).safeParse(queryOf(req, ExportQuery).markets.split(","));
    if (!asked.success) throw new AppError("invalid_request", { details: { field: "markets" } });
    const markets = MARKETS.filter((market) => asked.data.includes(market));
    const page = (after: string | null) => bus.call(exportProducts, { markets, after });
    // fetched before the response begins, so that an error can still be sent
    const first = await audited({ action: "catalogue.export", subject: markets.join(",") }, () => page(null));
    const at = new Date().toISOString();
    await sendDownload(
      res,
      { name: `products-export-${at.slice(0, 10)}.json`, type: "application/json; charset=utf-8" },
      () => productFile({ at, markets }, first, page),
    );
  });
