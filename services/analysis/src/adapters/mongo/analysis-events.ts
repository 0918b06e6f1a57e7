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
import type { Analysis } from "../../domain/analysis.ts";
import type { AnalysisDocument } from "./analysis.schema.ts";

export const analysisEvents = (model: Model<AnalysisDocument>, bus: Pick<Bus, "publish">, log: Log): Relay =>
  relayOutbox({ model, events: [photoUploaded, analysisStarted, analysisCompleted, analysisFailed], bus, log });

/** Sequence number of each event of one analysis. */
export const EVENT_NUMBER = { uploaded: 1, started: 2, ended: 3 } as const;

export const eventBase = ({ id, visit }: Analysis, now: Date) => ({ analysisId: id, at: now.toISOString(), visit });
