import { isDeepStrictEqual } from "node:util";
import { AppError } from "@hundeblick/kit/errors";
import type { Id } from "@hundeblick/proto/ids";
import type { Analyses, AnalysisProgress } from "./ports.ts";

/** Callbacks of a watcher: each change, and the end. */
type Watcher = { changed(progress: AnalysisProgress): void; ended(reason: "gone" | "stopping"): void };
export type AnalysisWatch = {
  /**
   * Reports every change after `known` until the returned function is called.
   * @throws {AppError} unavailable while stopping
   */
  watch(known: AnalysisProgress, watcher: Watcher): () => void;
  close(): void;
};

/** Polls all watched analyses in one call per interval. */
export function watchAnalyses(analyses: Pick<Analyses, "statuses">, { everyMs }: { everyMs: number }): AnalysisWatch {
  /** Watchers by analysis, each with the last change it received. */
  const watched = new Map<Id, Map<Watcher, AnalysisProgress>>();
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const notify = (id: Id, answer: AnalysisProgress | undefined): void => {
    const watchers = watched.get(id);
    for (const [watcher, lastSent] of Array.from(watchers ?? [])) {
      if (!answer) watcher.ended("gone");
      else if (!isDeepStrictEqual(answer, lastSent)) {
        watchers?.set(watcher, answer);
        watcher.changed(answer);
      }
    }
  };
  const poll = async (): Promise<void> => {
    const ids = Array.from(watched.keys());
    // an outage is not a change: the next round polls again
    const found = ids.length > 0 ? await analyses.statuses(ids).catch(() => undefined) : undefined;
    const answers = new Map(found?.map((progress) => [progress.analysisId, progress]));
    if (found) for (const id of ids) notify(id, answers.get(id));
    timer = watched.size > 0 ? next() : undefined;
  };
  const next = (): NodeJS.Timeout => setTimeout(() => void poll(), everyMs).unref();

  return {
    watch(known, watcher) {
      if (closed) throw new AppError("unavailable");
      const id = known.analysisId;
      const watchers = watched.get(id) ?? new Map<Watcher, AnalysisProgress>();
      watched.set(id, watchers.set(watcher, known));
      timer ??= next();
      return () => {
        if (!watchers.delete(watcher)) return;
        if (watchers.size === 0 && watched.get(id) === watchers) watched.delete(id);
      };
    },
    close() {
      closed = true;
      for (const watchers of Array.from(watched.values()))
        for (const watcher of Array.from(watchers.keys())) watcher.ended("stopping");
    },
  };
}
