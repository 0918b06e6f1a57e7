import { AppError } from "@hundeblick/kit/errors";
import { meter } from "@hundeblick/kit/metrics";
import { isDuplicate } from "@hundeblick/kit/mongo";
import { outboxEntry } from "@hundeblick/kit/outbox";
import { currentTrace } from "@hundeblick/kit/trace";
import {
  analysisCompleted,
  analysisFailed,
  analysisStarted,
  photoUploaded,
} from "@hundeblick/proto/events/analysis.v1";
import mongoose, { type Model, type UpdateQuery } from "mongoose";
import type { Analysis, ClaimedAnalysis, Progress } from "../../domain/analysis.ts";
import type { Analyses, PhotoKeys } from "../../domain/ports.ts";
import type { AnalysisDocument } from "./analysis.schema.ts";

const { trusted } = mongoose;
/** Sequence number of each event of one analysis. */
const EVENT_NUMBER = { uploaded: 1, started: 2, ended: 3 } as const;
const UNFINISHED = { $in: ["queued", "analysing"] };
/** Fields unset when an analysis ends. */
const ERASED_FIELDS = { answers: 1, subject: 1, looked: 1, leaseUntil: 1, wakeAt: 1 } as const;
const PROGRESS = { state: 1, stage: 1, attempt: 1, result: 1, failure: 1, dogs: 1, emergency: 1 } as const;
const KEYS = { uploadKey: 1, photoKey: 1, extraPhotos: 1 } as const;

const toAnalysis = ({ _id, outbox: _outbox, ...rest }: AnalysisDocument): Analysis => ({ id: _id, ...rest });
const toProgress = ({
  _id: analysisId,
  state,
  stage,
  attempt,
  result,
  failure,
  dogs,
  emergency,
}: AnalysisDocument): Progress => ({
  analysisId,
  state,
  stage,
  attempt,
  ...(result ? { result } : {}),
  ...(failure ? { failure } : {}),
  ...(dogs ? { dogs } : {}),
  ...(emergency ? { emergency } : {}),
});
/** Retries when a taken key becomes free again because its analysis is being withdrawn. */
const KEY_TRIES = 3;
const toKeys = ({ _id, uploadKey, photoKey, extraPhotos }: AnalysisDocument): PhotoKeys => ({
  id: _id,
  uploadKey,
  photoKey,
  ...(extraPhotos ? { extraPhotos } : {}),
});

/** Uploads an unfinished analysis still reads. */
const uploadsOf = ({ uploadKey, extraPhotos = [] }: AnalysisDocument): string[] => [
  uploadKey,
  ...extraPhotos.filter(({ state }) => state === "waiting").map((photo) => photo.uploadKey),
];

const erasure = (photoUntil: Date) => ({
  $set: { state: "failed", failure: "analysis_not_found", erasedAt: new Date(), photoUntil },
  $inc: { attempt: 1 },
  $unset: {
    ...ERASED_FIELDS,
    rawAnswer: 1,
    rawExtraAnswer: 1,
    result: 1,
    dogs: 1,
    emergency: 1,
    idempotencyKey: 1,
    contentDigest: 1,
    visit: 1,
  },
});
const eventBase = ({ id, visit }: Analysis, now: Date) => ({ analysisId: id, at: now.toISOString(), visit });

/** Visitor's waiting time: from the accepted upload to the end, including queueing and retries. */
const durations = meter.createHistogram("hundeblick.analysis.duration", {
  unit: "s",
  description: "Analyses from the accepted upload to their end",
  advice: { explicitBucketBoundaries: [0.5, 1, 2.5, 5, 10, 20, 30, 60, 120, 300] },
});

/** The analyses in MongoDB: conditional single-document writes. */
export function mongoAnalyses(model: Model<AnalysisDocument>): Analyses {
  const change = async (filter: Record<string, unknown>, update: UpdateQuery<AnalysisDocument>): Promise<boolean> =>
    (await model.updateOne(filter, update)).matchedCount === 1;
  const changeUnfinished = async (
    ids: readonly string[],
    filter: Record<string, unknown>,
    fields: Partial<AnalysisDocument>,
  ): Promise<void> => {
    const these: Record<string, unknown> = { _id: trusted({ $in: ids }), ...filter, state: trusted(UNFINISHED) };
    await model.updateMany(these, { $set: fields });
  };
  const changeHeld = (
    { id, attempt }: Pick<Analysis, "id" | "attempt">,
    update: UpdateQuery<AnalysisDocument>,
  ): Promise<boolean> => change({ _id: id, attempt, state: trusted(UNFINISHED) }, update);
  const end = async (
    analysis: Analysis,
    now: Date,
    outcome: string,
    update: UpdateQuery<AnalysisDocument>,
  ): Promise<boolean> => {
    const ended = await changeHeld(analysis, update);
    if (ended) durations.record((now.getTime() - analysis.createdAt.getTime()) / 1_000, { outcome });
    return ended;
  };
  const one = async (filter: Record<string, unknown>) => model.findOne(filter).lean<AnalysisDocument>();
  const keysOf = async (id: string): Promise<PhotoKeys | undefined> => {
    const found = await model.findById(id, KEYS).lean<AnalysisDocument>();
    return found ? toKeys(found) : undefined;
  };
  /** Acknowledged before it is read, so that a concurrent withdrawal does not erase it. */
  const acknowledgeFirst = async (idempotencyKey: string, contentDigest?: string): Promise<AnalysisDocument | null> => {
    // null: accepted by the previous version, which stored no digest
    const same = contentDigest === undefined ? {} : { contentDigest: trusted({ $in: [contentDigest, null] }) };
    if (await change({ idempotencyKey, ...same }, { $set: { told: true } })) return one({ idempotencyKey });
    const first = await one({ idempotencyKey });
    if (first && first.contentDigest !== contentDigest) throw new AppError("idempotency_key_reused");
    return null;
  };

  return {
    async accept(request, { photoKey, extraPhotos, now, wakeAt, photoUntil }) {
      const { analysisId: id, photo, extraPhotos: _uploads, idempotencyKey, contentDigest, visit, ...rest } = request;
      const analysis: Analysis = {
        id,
        state: "queued",
        stage: "received",
        attempt: 0,
        tries: 0,
        wakes: 1,
        wokenAt: now,
        uploadKey: photo.key,
        photoKey,
        photoStored: false,
        large: photo.large || extraPhotos?.some(({ large }) => large) === true,
        ...(extraPhotos ? { extraPhotos } : {}),
        createdAt: now,
        ...rest,
        ...(visit ? { visit } : {}),
      };
      const origin = currentTrace();
      const { id: _id, ...fields } = { ...analysis, ...(origin ? { origin } : {}) };
      const uploaded = outboxEntry(photoUploaded, EVENT_NUMBER.uploaded, {
        ...eventBase(analysis, now),
        language: request.language,
      });
      for (let tries = 1; ; tries++) {
        try {
          await model.create([
            {
              _id,
              ...fields,
              ...(idempotencyKey ? { idempotencyKey } : {}),
              ...(contentDigest ? { contentDigest } : {}),
              wakeAt,
              photoUntil,
              outbox: [uploaded],
            },
          ]);
          return { analysis, repeated: false };
        } catch (error) {
          if (!isDuplicate(error)) throw error;
          const same = await one({ _id });
          if (same) return { analysis: toAnalysis(same), repeated: false };
          const first = idempotencyKey && (await acknowledgeFirst(idempotencyKey, contentDigest));
          if (first) return { analysis: toAnalysis(first), repeated: true };
          if (tries === KEY_TRIES) throw error;
        }
      }
    },

    async find(id) {
      const found = await one({ _id: id });
      return found && !found.erasedAt ? toAnalysis(found) : undefined;
    },

    progress: async (ids) =>
      (
        await model
          .find({ _id: trusted({ $in: ids }), erasedAt: trusted({ $exists: false }) }, PROGRESS)
          .lean<AnalysisDocument[]>()
      ).map(toProgress),

    async claim(analysis, until, now) {
      const attempt = analysis.attempt + 1;
      const begun = { state: "analysing", stage: "received", attempt, tries: analysis.tries + 1 } as const;
      const won = await changeHeld(analysis, {
        $set: { ...begun, leaseUntil: until, wakeAt: until },
        ...(analysis.attempt === 0
          ? { $push: { outbox: outboxEntry(analysisStarted, EVENT_NUMBER.started, eventBase(analysis, now)) } }
          : {}),
      });
      return won ? ({ ...analysis, ...begun } satisfies ClaimedAnalysis) : undefined;
    },

    renew: (held, until) => changeHeld(held, { $set: { leaseUntil: until, wakeAt: until } }),
    reach: (held, stage, learned, until) =>
      changeHeld(held, { $set: { stage, ...learned, leaseUntil: until, wakeAt: until } }),
    saveRawAnswer: (held, raw) => changeHeld(held, { $set: raw }),
    release: (held, at, counts) =>
      changeHeld(held, { $set: { leaseUntil: at, wakeAt: at }, ...(counts ? {} : { $inc: { tries: -1 } }) }),

    complete: (held, result, now) =>
      end(held, now, "completed", {
        $set: { state: "completed", result, finishedAt: now },
        $unset: ERASED_FIELDS,
        $push: {
          outbox: outboxEntry(analysisCompleted, EVENT_NUMBER.ended, {
            ...eventBase(held, now),
            reportId: result.reportId,
          }),
        },
      }),
    fail: (analysis, { code, emergency, dogs }, { now, photoUntil }) =>
      end(analysis, now, code, {
        $set: {
          state: "failed",
          failure: code,
          ...(emergency && { emergency }),
          ...(dogs && { dogs }),
          finishedAt: now,
          photoUntil,
        },
        $unset: ERASED_FIELDS,
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
      changeUnfinished(ids, { wakes: n - 1 }, { wakes: n, wokenAt: now, wakeAt: nextAt }),
    postpone: (ids, { now, nextAt }) => changeUnfinished(ids, { wakeAt: trusted({ $lte: now }) }, { wakeAt: nextAt }),
    async makeDue(id, now) {
      await change(
        { _id: id, state: trusted(UNFINISHED), leaseUntil: trusted({ $lte: now }) },
        { $set: { wakeAt: now } },
      );
    },

    async erase(id, photoUntil) {
      await change({ _id: id }, erasure(photoUntil));
      return keysOf(id);
    },
    async eraseUnacknowledged(id, photoUntil) {
      const erased = await change({ _id: id, state: "queued", told: trusted({ $ne: true }) }, erasure(photoUntil));
      const keys = await keysOf(id);
      return keys && !erased ? "kept" : keys;
    },
    expiredPhotos: async (now, limit) =>
      (
        await model
          .find({ photoUntil: trusted({ $lte: now }) }, KEYS)
          .sort({ photoUntil: 1 })
          .limit(limit)
          .lean<AnalysisDocument[]>()
      ).map(toKeys),
    async markPhotoDeleted({ id }) {
      await model.deleteOne({ _id: id, erasedAt: trusted({ $exists: true }) });
      await change(
        { _id: id },
        { $unset: { photoUntil: 1, rawAnswer: 1, rawExtraAnswer: 1, extraPhotos: 1 }, $set: { photoStored: false } },
      );
    },
    async neededUploads(keys) {
      // an upload is named after its analysis; only the id has an index
      const ids = keys.map((key) => key.replace(/^.*\//, "").replace(/\.\w+$/, ""));
      const needed = await model
        .find({ _id: trusted({ $in: ids }), wakeAt: trusted({ $exists: true }) }, KEYS)
        .lean<AnalysisDocument[]>();
      return new Set(needed.flatMap(uploadsOf));
    },
  };
}
