import { Id } from "@hundeblick/proto/ids";
import type { AnalysisStatus } from "@hundeblick/proto/http/analysis";
import type { ClientSlots } from "../domain/client-slots.ts";
import type { Analyses } from "../domain/ports.ts";
import { isFinal } from "../domain/status-body.ts";
import type { AnalysisWatch } from "../domain/watch-analyses.ts";
import { partOf } from "../http/body.ts";
import { get, type Route } from "../http/route.ts";
import { visitorOf } from "../http/visitor.ts";
import { ERROR_TEXTS } from "../http/texts/error-texts.ts";
import { statusIn } from "./analysis-status.route.ts";

type EventsDeps = { analyses: Pick<Analyses, "status">; watch: AnalysisWatch; slots: ClientSlots; beatMs?: number };

/**
 * GET /api/analysis-status/{id}/events: the status as server-sent events until the analysis ends; else clients poll.
 */
export const analysisEventsRoute = ({ analyses, watch, slots, beatMs = 15_000 }: EventsDeps): Route =>
  get("/api/analysis-status/:id/events", async (req, res) => {
    res.once("close", slots.take(visitorOf(req).client));
    const now = await analyses.status(partOf(Id, req.params["id"], "analysis_not_found"));
    if (res.closed) return;
    const send = (status: AnalysisStatus): void => {
      res.write(`event: status\ndata: ${JSON.stringify(status)}\n\n`);
      if (isFinal(status)) res.end();
    };
    const stop = watch.watch(now, {
      changed: (progress) => send(statusIn(req, progress)),
      ended: (reason) => {
        if (reason === "gone")
          send({
            status: "not_found",
            code: "analysis_not_found",
            error: ERROR_TEXTS.analysis_not_found[visitorOf(req).language],
          });
        else res.end();
      },
    });
    // keeps proxies from closing an idle stream
    const beat = setInterval(() => res.write(": still here\n\n"), beatMs).unref();
    res.once("close", () => {
      clearInterval(beat);
      stop();
    });
    res.writeHead(200, { "Content-Type": "text/event-stream; charset=utf-8", "X-Accel-Buffering": "no" });
    res.write("retry: 2000\n\n");
    send(statusIn(req, now));
  });
