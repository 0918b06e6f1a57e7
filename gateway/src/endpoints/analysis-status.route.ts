import type { Request } from "express";
import { AppError } from "@hundeblick/kit/errors";
import { Id } from "@hundeblick/proto/ids";
import type { Analyses, AnalysisProgress } from "../domain/ports.ts";
import { statusBody } from "../domain/status-body.ts";
import { partOf } from "../http/body.ts";
import { bodyOfError } from "../http/http-error.ts";
import { get, type Route } from "../http/route.ts";
import { visitorOf } from "../http/visitor.ts";
import { ERROR_TEXTS } from "../http/texts/error-texts.ts";

type StatusDeps = { analyses: Pick<Analyses, "status"> };

/** GET /api/analysis-status/{id}: the state of an analysis. */
export const analysisStatusRoute = ({ analyses }: StatusDeps): Route =>
  get("/api/analysis-status/:id", async (req, res) => {
    const visitor = visitorOf(req);
    try {
      res.json(statusIn(req, await analyses.status(partOf(Id, req.params["id"], "analysis_not_found"))));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "analysis_not_found") throw error;
      visitor.failure = error.code;
      res.status(404).json({ status: "not_found", ...bodyOfError(error, visitor) });
    }
  });

/** The state of an analysis in the visitor's language. */
export function statusIn(req: Request, progress: AnalysisProgress) {
  const visitor = visitorOf(req);
  const body = statusBody(progress, visitor.language, (code) => ERROR_TEXTS[code][visitor.language]);
  return body.status === "failed" ? { ...body, traceId: visitor.traceId } : body;
}
