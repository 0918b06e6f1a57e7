import type { Mongo } from "@hundeblick/kit/mongo";
import { newId } from "@hundeblick/proto/ids";
import type { AnalysisDocument } from "../../services/analysis/src/adapters/mongo/analysis.schema.ts";

const HOUR_MS = 3_600_000;

/** An analysis that is being worked on by nobody and that nobody will wake for an hour. */
export const underWay = (): AnalysisDocument => {
  const now = Date.now();
  return {
    _id: newId(), state: "analysing", stage: "decoded", attempt: 1, tries: 1, wakes: 1, uploadKey: `incoming/${newId()}`, photoKey: `photos/${newId()}.jpg`, photoStored: true,
    leaseUntil: new Date(now + HOUR_MS), wakeAt: new Date(now + HOUR_MS), answers: { name: "Frieda" }, language: "de", market: "de", createdAt: new Date(now), outbox: [],
  };
};

export const analysesIn = ({ connection }: Mongo) => connection.collection<AnalysisDocument>("analyses");
