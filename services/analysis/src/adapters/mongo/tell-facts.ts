import type { Bus } from "@hundeblick/kit/bus";
import type { Log } from "@hundeblick/kit/log";
import { type OutboxEntry, type Relay, relayOutbox } from "@hundeblick/kit/outbox";
import { analysisCompleted, analysisFailed, analysisStarted, photoUploaded } from "@hundeblick/proto/events/analysis.v1";
import type { Model } from "mongoose";
import type { AnalysisDocument } from "./analysis.schema.ts";

type WithOutbox = Model<{ _id: string; outbox: OutboxEntry[] }>;

/** Tells what waits in the analyses' outboxes. */
export const analysisFacts = (model: Model<AnalysisDocument>, bus: Pick<Bus, "publish">, log: Log): Relay =>
  // mongoose models of a wider document are not assignable to a narrower one; the relay reads these two fields only.
  relayOutbox({ model: model as unknown as WithOutbox, facts: [photoUploaded, analysisStarted, analysisCompleted, analysisFailed], bus, log });
