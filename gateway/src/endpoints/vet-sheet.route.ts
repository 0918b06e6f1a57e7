import type { Bus } from "@hundeblick/kit/bus";
import { AppError } from "@hundeblick/kit/errors";
import { ReportRef } from "@hundeblick/proto/ids";
import { Language } from "@hundeblick/proto/language";
import { getReport } from "@hundeblick/proto/rpc/report";
import { printPage } from "@hundeblick/proto/rpc/scraper";
import type { Limits } from "../domain/ports.ts";
import { partOf } from "../http/body.ts";
import { get, type Route } from "../http/route.ts";
import { visitorOf } from "../http/visitor.ts";
import { vetSheetPage } from "../http/pages/vet-sheet-page.ts";

type SheetDeps = { bus: Pick<Bus, "call">; limits: Limits };

/** GET /api/report/{id}/sheet?lang=: the vet's sheet as a PDF of one page, if the report is not locked. */
export const vetSheetRoute = ({ bus, limits }: SheetDeps): Route =>
  get("/api/report/:id/sheet", async (req, res) => {
    const reportId = partOf(ReportRef, req.params["id"], "report_not_found");
    const language = Language.safeParse(req.query["lang"]).data;
    const { client, visit } = visitorOf(req);
    await limits.take("print", client);
    const report = await bus.call(getReport, { reportId, language, visit });
    if (report.locked) throw new AppError("report_locked");
    const { pdf } = await bus.call(printPage, { html: vetSheetPage(report) });
    res.set({
      "Content-Disposition": 'attachment; filename="hundeblick.pdf"',
      "Cache-Control": "private, no-store",
      "Referrer-Policy": "no-referrer",
    });
    res.type("pdf").send(Buffer.from(pdf, "base64"));
  });
