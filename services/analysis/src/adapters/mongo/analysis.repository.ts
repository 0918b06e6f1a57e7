import { meter } from "@hundeblick/kit/metrics";
import { outboxEntry } from "@hundeblick/kit/outbox";
import { analysisCompleted, analysisFailed, analysisStarted } from "@hundeblick/proto/events/analysis.v1";
import mongoose, { type Model, type UpdateQuery } from "mongoose";
import type { Analysis, ClaimedAnalysis } from "../../domain/analysis.ts";
import { toProgress } from "../../domain/analysis-fields.ts";
import type { Analyses } from "../../domain/ports.ts";
import { acceptAnalysis } from "./accept-analysis.ts";
import { EVENT_NUMBER, eventBase } from "./analysis-events.ts";
import { analysisPhotos } from "./analysis-photos.ts";
import { analysisUpdates, FIELDS_UNSET_AT_END } from "./analysis-updates.ts";
import { type AnalysisDocument, toAnalysis } from "./analysis.schema.ts";

const { trusted } = mongoose;
const PROGRESS = { state: 1, stage: 1, attempt: 1, result: 1, failure: 1, dogs: 1, emergency: 1 } as const;

/** Visitor's waiting time: from the accepted upload to the end, including queueing and retries. */
const durations = meter.createHistogram("hundeblick.analysis.duration", {
  unit: "s",
  description: "Analyses from the accepted upload to their end",
  advice: { explicitBucketBoundaries: [0.5, 1, 2.5, 5, 10, 20, 30, 60, 120, 300] },
});

/** The analyses in MongoDB: conditional single-document writes. */
export function mongoAnalyses(model: Model<AnalysisDocument>): Analyses {
  const { updateUnfinished, updateHeld, makeDue } = analysisUpdates(model);
  const end = async (
    analysis: Analysis,
    now: Date,
    outcome: string,
    update: UpdateQuery<AnalysisDocument>,
  ): Promise<boolean> => {
    const ended = await updateHeld(analysis, update);
    if (ended) durations.record((now.getTime() - analysis.createdAt.getTime()) / 1_000, { outcome });
    return ended;
  };
  return {
    accept: acceptAnalysis(model),
    ...analysisPhotos(model),

    async find(id) {
      const found = await model.findById(id).lean<AnalysisDocument>();
      return found && !found.erasedAt ? toAnalysis(found) : undefined;
    },

    progress: async (ids) =>
      (
        await model
          .find({ _id: trusted({ $in: ids }), erasedAt: trusted({ $exists: false }) }, PROGRESS)
          .lean<AnalysisDocument[]>()
      ).map((document) => toProgress(toAnalysis(document))),

    async claim(analysis, until, now) {
      const attempt = analysis.attempt + 1;
      const begun = { state: "analysing", stage: "received", attempt, tries: analysis.tries + 1 } as const;
      const won = await updateHeld(analysis, {
        $set: { ...begun, leaseUntil: until, wakeAt: until },
        ...(analysis.attempt === 0
          ? { $push: { outbox: outboxEntry(analysisStarted, EVENT_NUMBER.started, eventBase(analysis, now)) } }
          : {}),
      });
      return won ? ({ ...analysis, ...begun } satisfies ClaimedAnalysis) : undefined;
    },

    renew: (held, until) => updateHeld(held, { $set: { leaseUntil: until, wakeAt: until } }),
    reach: (held, stage, learned, until) =>
      updateHeld(held, { $set: { stage, ...learned, leaseUntil: until, wakeAt: until } }),
    saveRawAnswer: (held, raw) => updateHeld(held, { $set: raw }),
    release: (held, at, counts) =>
      updateHeld(held, { $set: { leaseUntil: at, wakeAt: at }, ...(counts ? {} : { $inc: { tries: -1 } }) }),

    complete: (held, result, now) =>
      end(held, now, "completed", {
        $set: { state: "completed", result, finishedAt: now },
        $unset: FIELDS_UNSET_AT_END,
        $push: {
          outbox: outboxEntry(analysisCompleted, EVENT_NUMBER.ended, {
            ...eventBase(held, now),
            reportId: result.reportId,
          }),
        },
      }),
    fail: (analysis, { code, emergency, dogs }, { now, photoUntil, expiresAt }) =>
      end(analysis, now, code, {
        $set: {
          state: "failed",
          failure: code,
          ...(emergency && { emergency }),
          ...(dogs && { dogs }),
          finishedAt: now,
          photoUntil,
          expiresAt,
        },
        $unset: FIELDS_UNSET_AT_END,
        $push: { outbox: outboxEntry(analysisFailed, EVENT_NUMBER.ended, { ...eventBase(analysis, now), code }) },
      }),

    due: async (now, limit) =>
      (
        await model
          .find({ wakeAt: trusted({ $lte: now }) })
          .sort({ wakeAt: 1 })
          .limit(limit)
          .lean<AnalysisDocument[]>()
      ).map(toAnalysis),
    countWakes: (ids, n, { now, nextAt }) =>
      updateUnfinished(ids, { wakes: n - 1 }, { wakes: n, wokenAt: now, wakeAt: nextAt }),
    postpone: (ids, { now, nextAt }) => updateUnfinished(ids, { wakeAt: trusted({ $lte: now }) }, { wakeAt: nextAt }),
    async makeDue(id, now) {
      await makeDue(id, now);
    },
  };
}
