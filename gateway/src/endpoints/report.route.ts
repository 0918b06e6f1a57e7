import { z } from "zod";
import type { Bus } from "@hundeblick/kit/bus";
import { ReportRef } from "@hundeblick/proto/ids";
import { Language } from "@hundeblick/proto/language";
import { getReport } from "@hundeblick/proto/rpc/report";
import { partOf } from "../http/body.ts";
import { get, type Route } from "../http/route.ts";
import { visitorOf } from "../http/visitor.ts";

/** GET /api/report/{id}?lang=&version=: the report in that language or its own; by default the newest version. */
export const reportRoute = ({ bus }: { bus: Pick<Bus, "call"> }): Route =>
  get("/api/report/:id", async (req, res) => {
    const reportId = partOf(ReportRef, req.params["id"], "report_not_found");
    const language = Language.safeParse(req.query["lang"]).data;
    const version = z.coerce.number().int().min(1).max(100_000).safeParse(req.query["version"]).data;
    const { visit } = visitorOf(req);
    res.set("Referrer-Policy", "no-referrer");
    return bus.call(getReport, { reportId, language, version, visit });
  });
