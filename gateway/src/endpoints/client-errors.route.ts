import { trace } from "@opentelemetry/api";
import type { Log } from "@hundeblick/kit/log";
import { ClientErrorBody } from "@hundeblick/proto/http/tracking";
import { scrub } from "@hundeblick/proto/scrub";
import type { Limits } from "../domain/ports.ts";
import { bodyOf } from "../http/body.ts";
import { post, type Route } from "../http/route.ts";
import { visitorOf } from "../http/visitor.ts";

/** POST /api/client-errors: logs an error of a browser, without personal data. */
export const clientErrorsRoute = ({ log, limits }: { log: Log; limits: Limits }): Route =>
  post("/api/client-errors", async (req, res) => {
    const body = bodyOf(req, ClientErrorBody);
    const { client, traceId } = visitorOf(req);
    await limits.take("client_error", client);
    const reported = {
      message: scrub(body.message),
      page: scrub(body.page),
      ...(body.stack === undefined ? {} : { stack: scrub(body.stack) }),
      ...(body.release === undefined ? {} : { release: scrub(body.release) }),
    };
    log.warn({ browser: reported, traceId }, "browser error");
    trace
      .getActiveSpan()
      ?.recordException({ name: "BrowserError", message: reported.message, stack: reported.stack ?? "" });
    res.status(204).end();
  });
