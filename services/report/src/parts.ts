import type { Bus } from "@hundeblick/kit/bus";
import { mongoEditable } from "@hundeblick/kit/editable";
import type { Log } from "@hundeblick/kit/log";
import type { Mongo } from "@hundeblick/kit/mongo";
import { relayOutbox } from "@hundeblick/kit/outbox";
import {
  reportCreatedV1,
  reportErased,
  reportFollowedUpV1,
  reportUnlockedV1,
} from "@hundeblick/proto/events/report.v1";
import { reportCreated, reportFollowedUp, reportUnlocked } from "@hundeblick/proto/events/report.v2";
import type { PoisonLines } from "@hundeblick/proto/http/poison-lines";
import { emergencyData } from "@hundeblick/triage/emergency-data";
import { analysesOverBus } from "./adapters/bus/analyses.ts";
import { catalogueOverBus } from "./adapters/bus/catalogue.ts";
import { mailOverBus } from "./adapters/bus/mail.ts";
import { viewsOverBus } from "./adapters/bus/views.ts";
import { breedAnswerModel, mongoBreedAnswers } from "./adapters/mongo/breed-answers.repository.ts";
import { mongoReports } from "./adapters/mongo/report.repository.ts";
import { reportModel } from "./adapters/mongo/report.schema.ts";
import { backlogFigures } from "./adapters/mongo/backlog-figures.ts";
import { handOverAddresses } from "./domain/hand-over-addresses.ts";
import type { Clock } from "./domain/ports.ts";

type Connected = { mongo: Pick<Mongo, "connection">; bus: Bus; log: Log; now?: Clock };
export type ReportParts = Awaited<ReturnType<typeof reportParts>>;

/** Wires the service's parts, with the indexes in place. Call `publishPending` regularly. */
export async function reportParts({ mongo: { connection }, bus, log, now = () => new Date() }: Connected) {
  const model = await reportModel(connection);
  // v1: events of the previous version that are still in an outbox
  const events = [
    reportCreated,
    reportUnlocked,
    reportErased,
    reportFollowedUp,
    reportCreatedV1,
    reportUnlockedV1,
    reportFollowedUpV1,
  ];
  const relay = relayOutbox({ model, events, bus, log });
  const reports = mongoReports(model, relay, log);
  const mail = mailOverBus(bus);
  const onFailure = (error: unknown): void => log.warn({ err: error }, "mail did not accept an address, will retry");
  const handOver = (reportId?: string): Promise<void> => handOverAddresses({ reports, mail, onFailure }, reportId);
  const linesPlace = { collection: "poisonLines", id: "lines", field: "lines" };
  return {
    now,
    reports,
    mail,
    catalogue: catalogueOverBus(bus, log),
    views: viewsOverBus(bus, log),
    analyses: analysesOverBus(bus),
    breedCounts: mongoBreedAnswers(breedAnswerModel(connection), log),
    lines: mongoEditable<PoisonLines>(connection, linesPlace, emergencyData.lines),
    handOver: (reportId: string) => void handOver(reportId).catch(onFailure),
    publishPending: (): Promise<unknown> => Promise.all([relay.round(), handOver()]),
    figures: backlogFigures(model, relay),
  };
}
