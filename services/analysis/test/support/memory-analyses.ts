import { AppError } from "@hundeblick/kit/errors";
import type { Analysis, ClaimedAnalysis } from "../../src/domain/analysis.ts";
import { toPhotoKeys, toProgress, uploadsOf } from "../../src/domain/analysis-fields.ts";
import { newAnalysis } from "../../src/domain/new-analysis.ts";
import type { Analyses } from "../../src/domain/ports.ts";

type Stored = Analysis & {
  idempotencyKey?: string;
  contentDigest?: string;
  wakeAt?: Date;
  photoUntil?: Date;
  expiresAt?: Date;
  erased?: true;
  told?: true;
};

/** The analyses in memory. `all` gives tests access to the documents. */
export function memoryAnalyses(): Analyses & { all: Map<string, Stored> } {
  const all = new Map<string, Stored>();
  const open = ({ state }: Analysis) => state === "queued" || state === "analysing";
  const unfinished = (ids: readonly string[]): Stored[] =>
    [...all.values()].filter((a) => ids.includes(a.id) && open(a));
  const copy = (stored: Stored): Analysis => structuredClone(stored);
  const changeHeld = async (
    { id, attempt }: Pick<Analysis, "id" | "attempt">,
    change: Partial<Stored>,
    drop: (keyof Stored)[] = [],
  ): Promise<boolean> => {
    const stored = all.get(id);
    if (!stored || stored.attempt !== attempt || !open(stored)) return false;
    Object.assign(stored, structuredClone(change));
    for (const field of drop) delete stored[field];
    return true;
  };
  const finished = ["looked", "leaseUntil", "wakeAt", "answers", "visit"] as (keyof Stored)[];

  return {
    all,
    async accept(request, { wakeAt, photoUntil, ...plan }) {
      const { analysisId: id, idempotencyKey, contentDigest } = request;
      const known =
        all.get(id) ??
        [...all.values()].find((other) => idempotencyKey !== undefined && other.idempotencyKey === idempotencyKey);
      if (known && known.id !== id && contentDigest && (known.contentDigest ?? contentDigest) !== contentDigest)
        throw new AppError("idempotency_key_reused");
      if (known && known.id !== id) known.told = true;
      if (known) return { analysis: copy(known), repeated: known.id !== id };
      const analysis: Stored = {
        ...newAnalysis(request, plan),
        ...(idempotencyKey ? { idempotencyKey } : {}),
        ...(contentDigest ? { contentDigest } : {}),
        wakeAt,
        photoUntil,
      };
      all.set(id, analysis);
      return { analysis: copy(analysis), repeated: false };
    },
    async find(id) {
      const stored = all.get(id);
      return stored && !stored.erased ? copy(stored) : undefined;
    },
    async progress(ids) {
      return ids.flatMap((id) => {
        const stored = all.get(id);
        return stored && !stored.erased ? [toProgress(copy(stored))] : [];
      });
    },
    async claim(analysis, until) {
      const begun = {
        state: "analysing",
        stage: "received",
        attempt: analysis.attempt + 1,
        tries: analysis.tries + 1,
      } as const;
      const won = await changeHeld(analysis, { ...begun, leaseUntil: until, wakeAt: until });
      return won ? ({ ...analysis, ...begun } satisfies ClaimedAnalysis) : undefined;
    },
    renew: (held, until) => changeHeld(held, { leaseUntil: until, wakeAt: until }),
    reach: (held, stage, learned, until) => changeHeld(held, { stage, ...learned, leaseUntil: until, wakeAt: until }),
    saveRawAnswer: (held, raw) => changeHeld(held, raw),
    release: (held, at, counts) =>
      changeHeld(held, { leaseUntil: at, wakeAt: at, tries: held.tries - (counts ? 0 : 1) }),
    complete: (held, result) => changeHeld(held, { state: "completed", result }, finished),
    fail: (analysis, { code: failure, emergency, dogs }, { photoUntil, expiresAt }) =>
      changeHeld(
        analysis,
        { state: "failed", failure, ...(emergency && { emergency }), ...(dogs && { dogs }), photoUntil, expiresAt },
        finished,
      ),
    async due(now, limit) {
      const waiting = [...all.values()].filter(({ wakeAt }) => wakeAt && wakeAt <= now);
      return waiting
        .toSorted((a, b) => (a.wakeAt?.getTime() ?? 0) - (b.wakeAt?.getTime() ?? 0))
        .slice(0, limit)
        .map(copy);
    },
    async countWakes(ids, n, { now, nextAt }) {
      for (const stored of unfinished(ids))
        if (stored.wakes === n - 1) Object.assign(stored, { wakes: n, wokenAt: now, wakeAt: nextAt });
    },
    async postpone(ids, { now, nextAt }) {
      for (const stored of unfinished(ids)) if (stored.wakeAt && stored.wakeAt <= now) stored.wakeAt = nextAt;
    },
    async makeDue(id, now) {
      const stored = all.get(id);
      if (stored && open(stored) && stored.leaseUntil && stored.leaseUntil <= now) stored.wakeAt = now;
    },
    async eraseUnacknowledged(id, photoUntil) {
      const stored = all.get(id);
      return stored && (stored.told || stored.state !== "queued") ? "kept" : this.erase(id, photoUntil);
    },
    async erase(id, photoUntil) {
      const stored = all.get(id);
      if (!stored) return undefined;
      Object.assign(stored, {
        state: "failed",
        failure: "analysis_not_found",
        erased: true,
        photoUntil,
        attempt: stored.attempt + 1,
      });
      for (const field of [
        ...finished,
        "rawAnswer",
        "rawExtraAnswer",
        "result",
        "idempotencyKey",
        "contentDigest",
      ] as (keyof Stored)[])
        delete stored[field];
      return toPhotoKeys(stored);
    },
    async expiredPhotos(now, limit) {
      return [...all.values()]
        .filter(({ photoUntil }) => photoUntil && photoUntil <= now)
        .slice(0, limit)
        .map(toPhotoKeys);
    },
    async markPhotoDeleted({ id }) {
      const stored = all.get(id);
      if (stored?.erased) all.delete(id);
      else if (stored) {
        delete stored.photoUntil;
        delete stored.rawAnswer;
        delete stored.rawExtraAnswer;
        delete stored.extraPhotos;
        stored.photoStored = false;
      }
    },
    async neededUploads(wanted) {
      return new Set(
        [...all.values()]
          .filter(({ wakeAt }) => wakeAt)
          .flatMap(uploadsOf)
          .filter((key) => wanted.includes(key)),
      );
    },
  };
}
