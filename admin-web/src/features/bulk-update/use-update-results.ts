import { useEffect, useState } from "react";
import type { RefreshResult, UpdateJob } from "@hundeblick/proto/http/admin/marketplace";
import { countDone } from "#shared/marketplace/update-progress.ts";
import { useLazyUpdateResultsQuery } from "./bulk-update.api.ts";

type Read = {
  results: readonly RefreshResult[];
  /** Everything available so far was fetched. */
  isComplete: boolean;
  error: unknown;
  again: () => void;
};

/** Results of an update so far; fetches only new ones. One update per component: set its `key`. */
export function useUpdateResults(job: UpdateJob): Read {
  const { jobId } = job;
  const done = countDone(job);
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
