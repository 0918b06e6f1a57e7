import type { Request } from "express";
import type { Objects } from "@hundeblick/kit/objects";
import { PhotoView } from "@hundeblick/proto/health/extra-photo";
import { ReportVersion } from "@hundeblick/proto/http/version-query";
import { Id, ReportRef } from "@hundeblick/proto/ids";
import { Language } from "@hundeblick/proto/language";
import type { RequestOf } from "@hundeblick/proto/rpc/define";
import { eraseReport, getReport, reportPhoto } from "@hundeblick/proto/rpc/report";
import { printVetSheet } from "../domain/print-vet-sheet.ts";
import { partOf } from "../http/body.ts";
import { vetSheetPage } from "../http/pages/vet-sheet-page.ts";
import { get, remove, type Route } from "../http/route.ts";
import { sendStream } from "../http/send-stream.ts";
import { visitorOf } from "../http/visitor.ts";
import type { PublicDeps } from "./public-deps.ts";

/** A report, the vet's sheet, its photos, and its erasure. */
export const reportRoutes = ({ bus, limits, objects }: PublicDeps & { objects: Pick<Objects, "stream"> }): Route[] => [
  get("/api/report/:id", async (req, res) => {
    const wanted = wantedOf(req);
    res.set("Referrer-Policy", "no-referrer");
    return bus.call(getReport, wanted);
  }),
  /** A PDF of one page, if the report is not locked. */
  get("/api/report/:id/sheet", async (req, res) => {
    const wanted = wantedOf(req);
    await limits.take("print", visitorOf(req).client);
    const pdf = await printVetSheet(bus, wanted, vetSheetPage);
    res.set({
      "Content-Disposition": 'attachment; filename="hundeblick.pdf"',
      "Cache-Control": "private, no-store",
      "Referrer-Policy": "no-referrer",
    });
    res.type("pdf").send(pdf);
  }),
  /** `?view=`: the first photo or that of a view. */
  get("/api/report/:id/photo", async (req, res) => {
    const reportId = partOf(Id, req.params["id"], "photo_not_found");
    const view = partOf(PhotoView.optional(), req.query["view"], "photo_not_found");
    const { key, contentType } = await bus.call(reportPhoto, { reportId, ...(view && { view }) });
    const { body, bytes } = await objects.stream(key);
    res.set({
      "Content-Type": contentType,
      "Content-Length": String(bytes),
      "Content-Disposition": "inline",
      "Content-Security-Policy": "sandbox",
      "Cache-Control": "private, max-age=300",
      "Referrer-Policy": "no-referrer",
    });
    await sendStream(res, body);
  }),
  /** Replies with a receipt. Idempotent. */
  remove("/api/report/:id", (req) =>
    bus.call(eraseReport, { reportId: partOf(Id, req.params["id"], "report_not_found") }),
  ),
];

/** `?lang=&version=`: in that language or its own; by default the newest version. */
const wantedOf = (req: Request): RequestOf<typeof getReport> => ({
  reportId: partOf(ReportRef, req.params["id"], "report_not_found"),
  language: Language.safeParse(req.query["lang"]).data,
  version: ReportVersion.safeParse(req.query["version"]).data,
  visit: visitorOf(req).visit,
});
