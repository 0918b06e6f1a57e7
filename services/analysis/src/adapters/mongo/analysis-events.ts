import type { Bus } from "@hundeblick/kit/bus";
import type { Log } from "@hundeblick/kit/log";
import { type Relay, relayOutbox } from "@hundeblick/kit/outbox";
import {
  analysisCompleted,
  analysisFailed,
  analysisStarted,
  photoUploaded,
} from "@hundeblick/proto/events/analysis.v1";
import type { Model } from "mongoose";
import type { AnalysisDocument } from "./analysis.schema.ts";

export const analysisEvents = (model: Model<AnalysisDocument>, bus: Pick<Bus, "publish">, log: Log): Relay =>
  relayOutbox({ model, events: [photoUploaded, analysisStarted, analysisCompleted, analysisFailed], bus, log });
