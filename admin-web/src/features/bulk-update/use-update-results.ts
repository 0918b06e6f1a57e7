import { useEffect, useState } from "react";
import type { RefreshResult, UpdateJob } from "@hundeblick/proto/http/admin/marketplace";
import { doneOf } from "../../app/update-progress.ts";
import { useLazyUpdateResultsQuery } from "./bulk-update.api.ts";

type Read = {
  results: readonly RefreshResult[];
  /** All there is so far has come. */
  isComplete: boolean;
  error: unknown;
  again: () => void;
};

/** What became of an update's products so far; only what is not known yet is asked for. One component is for one update: give it a key. */
export function useUpdateResults(job: UpdateJob): Read {
  const { jobId } = job;
  const done = doneOf(job);
  const [ask] = useLazyUpdateResultsQuery();
  const [results, setResults] = useState<readonly RefreshResult[]>([]);
  const [error, setError] = useState<unknown>();
  const from = results.length;
  useEffect(() => {
    if (from >= done || error) return;
    let isLate = false;
    void ask({ jobId, from })
      .unwrap()
      .then(
        (page) => {
          if (!isLate) setResults((known) => [...known, ...page.results]);
        },
        (thrown: unknown) => {
          if (!isLate) setError(thrown);
        },
      );
    return () => {
      isLate = true;
    };
  }, [ask, jobId, from, done, error]);
  return { results, isComplete: from >= done, error, again: () => setError(undefined) };
}
