import type { Readiness } from "@hundeblick/kit/lifecycle";
import type { Log } from "@hundeblick/kit/log";
import type { Objects } from "@hundeblick/kit/objects";
import { analysesOverBus } from "./adapters/bus/analyses.ts";
import { incomingObjects } from "./adapters/objects/incoming.ts";
import type { ClientSlots } from "./domain/client-slots.ts";
import type { Spool } from "./domain/ports.ts";
import type { AnalysisWatch } from "./domain/watch-analyses.ts";
import { analysisEventsRoute } from "./endpoints/analysis-events.route.ts";
import { analysisStatusRoute } from "./endpoints/analysis-status.route.ts";
import { analyzeRoute } from "./endpoints/analyze.route.ts";
import { apiDocsRoutes } from "./endpoints/api-docs.route.ts";
import { concernRoutes } from "./endpoints/check/concerns.route.ts";
import { poisonLinesRoute } from "./endpoints/check/poison-lines.route.ts";
import { readRoutes } from "./endpoints/check/read.route.ts";
import { claimsRoute } from "./endpoints/claims.route.ts";
import { clientErrorsRoute } from "./endpoints/client-errors.route.ts";
import { contactRoute } from "./endpoints/contact.route.ts";
import { demoShopRoute } from "./endpoints/demo-shop.route.ts";
import { followUpRoutes } from "./endpoints/follow-up.route.ts";
import { healthRoutes } from "./endpoints/health.route.ts";
import { newsletterRoutes } from "./endpoints/newsletter.route.ts";
import type { PublicDeps } from "./endpoints/public-deps.ts";
import { reportAnswersRoutes } from "./endpoints/report-answers.route.ts";
import { reportRoutes } from "./endpoints/report.route.ts";
import { trackingRoutes } from "./endpoints/tracking.route.ts";
import { unlockReportRoute } from "./endpoints/unlock-report.route.ts";
import { type MinimumRate, UPLOAD_RATE } from "./http/upload/minimum-rate.ts";
import { assertReachable } from "./http/readiness.ts";
import type { Route } from "./http/route.ts";

export type RouteDeps = PublicDeps & {
  objects: Pick<Objects, "put" | "remove" | "stream">;
  spool: Spool;
  watch: AnalysisWatch;
  readiness: () => Promise<Readiness>;
  uploadSlots: ClientSlots;
  streamSlots: ClientSlots;
  /** Overridden in tests. */
  minimumRate?: MinimumRate;
  log: Log;
};

/** Every public call, in the order of a visit. */
export function publicRoutes(deps: RouteDeps): Route[] {
  const analyses = analysesOverBus(deps.bus);
  return [
    ...healthRoutes(deps),
    ...readRoutes(deps),
    analyzeRoute({
      ...deps,
      analyses,
      slots: deps.uploadSlots,
      minimumRate: deps.minimumRate ?? UPLOAD_RATE,
      incoming: incomingObjects(deps.objects, assertReachable(deps.readiness, ["objects"])),
      assertReachable: assertReachable(deps.readiness, ["nats", "objects"]),
      undoFailed: (error) => deps.log.warn({ err: error }, "could not withdraw an upload"),
    }),
    analysisStatusRoute({ analyses }),
    analysisEventsRoute({ analyses, watch: deps.watch, slots: deps.streamSlots }),
    unlockReportRoute(deps),
    ...reportRoutes(deps),
    ...reportAnswersRoutes(deps),
    ...followUpRoutes(deps),
    ...concernRoutes(deps),
    poisonLinesRoute(deps),
    ...trackingRoutes(deps),
    contactRoute(deps),
    ...newsletterRoutes(deps),
    clientErrorsRoute(deps),
    claimsRoute(deps),
    demoShopRoute(deps),
    ...apiDocsRoutes(),
  ];
}
