import type { Bus } from "@hundeblick/kit/bus";
import { editable } from "@hundeblick/kit/editable";
import { mongoVersionedStore } from "@hundeblick/kit/versioned-store";
import type { Log } from "@hundeblick/kit/log";
import type { Mongo } from "@hundeblick/kit/mongo";
import { relayOutbox } from "@hundeblick/kit/outbox";
import type { Figures } from "@hundeblick/kit/status";
import { reportCreatedV1, reportErased, reportFollowedUp, reportUnlockedV1 } from "@hundeblick/proto/events/report.v1";
import { reportCreated, reportUnlocked } from "@hundeblick/proto/events/report.v2";
import type { PoisonLines } from "@hundeblick/proto/http/poison-lines";
import { reportContract } from "@hundeblick/proto/rpc/report";
import { emergencyData } from "@hundeblick/triage/emergency-data";
import { analysesOverBus } from "./adapters/bus/analyses.ts";
import { catalogueOverBus } from "./adapters/bus/catalogue.ts";
import { mailOverBus } from "./adapters/bus/mail.ts";
import { viewsOverBus } from "./adapters/bus/views.ts";
import { mongoReports } from "./adapters/mongo/report.repository.ts";
import { reportModel } from "./adapters/mongo/report.schema.ts";
import { waitingFigures } from "./adapters/mongo/waiting-figures.ts";
import { handOverAddresses } from "./domain/hand-over-addresses.ts";
import type { Clock } from "./domain/ports.ts";
import { addAnswersEndpoint, readAnswersEndpoint } from "./endpoints/add-answers.rpc.ts";
import { composeReportEndpoint } from "./endpoints/compose-report.rpc.ts";
import { eraseReportEndpoint } from "./endpoints/erase-report.rpc.ts";
import { answerFollowUpEndpoint, orderFollowUpEndpoint } from "./endpoints/follow-up.rpc.ts";
import { getReportEndpoint } from "./endpoints/get-report.rpc.ts";
import { poisonLineEndpoints } from "./endpoints/poison-lines.rpc.ts";
import { readEmergencyEndpoint } from "./endpoints/read-emergency.rpc.ts";
import { readTextEndpoint } from "./endpoints/read-text.rpc.ts";
import { reportPhotoEndpoint } from "./endpoints/report-photo.rpc.ts";
import { reportSummaryEndpoint } from "./endpoints/report-summary.rpc.ts";
import { unlockReportEndpoint } from "./endpoints/unlock-report.rpc.ts";

/**
 * Everything between the bus and the database; the same in the process and in tests. `sendWaiting` is to be called
 * regularly.
 */
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
}): Promise<{ sendWaiting: () => Promise<unknown>; figures: Figures }> {
  const model = await reportModel(mongo.connection);
  // v1: what the version before left in an outbox still has to leave
  const facts = [reportCreated, reportUnlocked, reportErased, reportFollowedUp, reportCreatedV1, reportUnlockedV1];
  const relay = relayOutbox({ model, events: facts, bus, log });
  const reports = mongoReports(model, relay, log);
  const onFailure = (error: unknown): void => log.warn({ err: error }, "an address waits for mail");
  const handOver = (reportId?: string): Promise<void> =>
    handOverAddresses({ reports, mail: mailOverBus(bus), onFailure }, reportId);
  const keptLines = mongoVersionedStore<PoisonLines>(mongo.connection, {
    collection: "poisonLines",
    id: "lines",
    field: "lines",
  });
  const reading = { reports, catalogue: catalogueOverBus(bus, log), views: viewsOverBus(bus, log), now };
  await bus.serve(reportContract, {
    compose: composeReportEndpoint({ reports, now }),
    emergency: readEmergencyEndpoint(),
    get: getReportEndpoint(reading),
    answers: readAnswersEndpoint({ reports }),
    addAnswers: addAnswersEndpoint(reading),
    orderFollowUp: orderFollowUpEndpoint({ reports, mail: mailOverBus(bus), now }),
    answerFollowUp: answerFollowUpEndpoint({ reports, now }),
    summary: reportSummaryEndpoint({ reports }),
    unlock: unlockReportEndpoint({ reports, now, handOver: (reportId) => void handOver(reportId).catch(onFailure) }),
    photo: reportPhotoEndpoint({ reports, now }),
    readText: readTextEndpoint(),
    erase: eraseReportEndpoint({ reports, analyses: analysesOverBus(bus), now }),
    ...poisonLineEndpoints({ lines: editable(keptLines, emergencyData.lines) }),
  });
  const sendWaiting = (): Promise<unknown> => Promise.all([relay.round(), handOver()]);
  return { sendWaiting, figures: waitingFigures(model, relay) };
}
