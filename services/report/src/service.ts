import type { Bus } from "@hundeblick/kit/bus";
import type { Log } from "@hundeblick/kit/log";
import type { Mongo } from "@hundeblick/kit/mongo";
import { relayOutbox } from "@hundeblick/kit/outbox";
import type { Figures } from "@hundeblick/kit/status";
import { reportCreated, reportErased, reportUnlocked } from "@hundeblick/proto/events/report.v1";
import { reportContract } from "@hundeblick/proto/rpc/report";
import { analysesOverBus } from "./adapters/bus/analyses.ts";
import { catalogueOverBus } from "./adapters/bus/catalogue.ts";
import { viewsOverBus } from "./adapters/bus/views.ts";
import { mongoReports } from "./adapters/mongo/report.repository.ts";
import { reportModel } from "./adapters/mongo/report.schema.ts";
import type { Clock } from "./domain/ports.ts";
import { composeReportEndpoint } from "./endpoints/compose-report.rpc.ts";
import { eraseReportEndpoint } from "./endpoints/erase-report.rpc.ts";
import { getReportEndpoint } from "./endpoints/get-report.rpc.ts";
import { reportPhotoEndpoint } from "./endpoints/report-photo.rpc.ts";
import { unlockReportEndpoint } from "./endpoints/unlock-report.rpc.ts";

/** Everything between the bus and the database; the same in the process and in tests. `tellWaiting` is to be called regularly. */
export async function serveReports({
  mongo,
  bus,
  log,
  now,
}: {
  mongo: Pick<Mongo, "connection">;
  bus: Bus;
  log: Log;
  now: Clock;
}): Promise<{ tellWaiting: () => Promise<unknown>; figures: Figures }> {
  const model = await reportModel(mongo.connection);
  const relay = relayOutbox({ model, facts: [reportCreated, reportUnlocked, reportErased], bus, log });
  const reports = mongoReports(model, relay, log);
  await bus.serve(reportContract, {
    compose: composeReportEndpoint({ reports, now }),
    get: getReportEndpoint({ reports, catalogue: catalogueOverBus(bus, log), views: viewsOverBus(bus, log), now }),
    unlock: unlockReportEndpoint({ reports, now }),
    photo: reportPhotoEndpoint({ reports, now }),
    erase: eraseReportEndpoint({ reports, analyses: analysesOverBus(bus), now }),
  });
  return { tellWaiting: () => relay.round(), figures: relay.figures };
}
