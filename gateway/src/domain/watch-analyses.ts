import { isDeepStrictEqual } from "node:util";
import { AppError } from "@hundeblick/kit/errors";
import type { Id } from "@hundeblick/proto/ids";
import type { Analyses, AnalysisProgress } from "./ports.ts";

/** What a watcher is told: each change, and at the end that nothing more comes. */
export type Watcher = { changed(progress: AnalysisProgress): void; ended(reason: "gone" | "stopping"): void };
export type AnalysisWatch = {
  /** Tells every change after `known` until the returned function is called. @throws {AppError} unavailable when too many watch */
  watch(known: AnalysisProgress, watcher: Watcher): () => void;
  close(): void;
};
/** Each watcher with what it was told last. */
type Watched = { watchers: Map<Watcher, AnalysisProgress>; timer: NodeJS.Timeout };

/** Asks for each watched analysis once per turn, however many people wait for it. */
export function watchAnalyses(analyses: Pick<Analyses, "status">, { everyMs, atMost }: { everyMs: number; atMost: number }): AnalysisWatch {
  const watched = new Map<Id, Watched>();
  let count = 0;
  let closed = false;

  const ask = async (id: Id): Promise<void> => {
    const answer = await progressOf(analyses, id);
    const entry = watched.get(id);
    if (!entry) return;
    for (const [watcher, told] of Array.from(entry.watchers)) {
      if (answer === "gone") watcher.ended("gone");
      else if (answer !== "unknown" && !isDeepStrictEqual(answer, told)) {
        entry.watchers.set(watcher, answer);
        watcher.changed(answer);
      }
    }
    if (watched.get(id) === entry) entry.timer = turn(id);
  };
  const turn = (id: Id): NodeJS.Timeout => setTimeout(() => void ask(id), everyMs).unref();

  return {
    watch(known, watcher) {
      if (closed || count >= atMost) throw new AppError("unavailable");
      const id = known.analysisId;
      const entry = watched.get(id) ?? { watchers: new Map<Watcher, AnalysisProgress>(), timer: turn(id) };
      watched.set(id, entry);
      entry.watchers.set(watcher, known);
      count += 1;
      return () => {
        if (!entry.watchers.delete(watcher)) return;
        count -= 1;
        if (entry.watchers.size > 0) return;
        clearTimeout(entry.timer);
        watched.delete(id);
      };
    },
    close() {
      closed = true;
      for (const { watchers } of Array.from(watched.values())) for (const watcher of Array.from(watchers.keys())) watcher.ended("stopping");
    },
  };
}

/** An outage is not a change: it is `unknown`, and the next turn asks again. */
const progressOf = (analyses: Pick<Analyses, "status">, id: Id): Promise<AnalysisProgress | "gone" | "unknown"> =>
  analyses.status(id).catch((error: unknown) => (error instanceof AppError && error.code === "analysis_not_found" ? "gone" : "unknown"));
