import { useEffect, useReducer, useRef } from "react";
import type { SearchReply } from "@hundeblick/proto/http/admin/marketplace";
import type { Market } from "@hundeblick/proto/language";
import { hasReply, getErrorMessage } from "#shared/api/error-message.ts";
import { OUTCOME_TEXTS } from "#shared/marketplace/outcomes.ts";
import { useAppDispatch, useAppSelector } from "#shared/store/store.ts";
import { cacheSearch, selectLastSearch, useSearchMarketplaceMutation } from "./discover.api.ts";
import { unsearchedQueries, NO_SEARCH, type Problem, type Search, searchReducer } from "./search-state.ts";

/** Searches a market for keywords, one after the other. The first failure stops the search; earlier results stay. */
export function useSearch(market: Market): {
  search: Search;
  start: (queries: readonly string[]) => void;
  goOn: () => void;
  stop: () => void;
} {
  const keep = useAppDispatch();
  const last = useAppSelector(selectLastSearch(market)).data ?? NO_SEARCH;
  const [search, dispatch] = useReducer(searchReducer, last, (found) =>
    found.isRunning ? searchReducer(found, { type: "stopped" }) : found,
  );
  useEffect(() => {
    void keep(cacheSearch(market, search));
  }, [keep, market, search]);
  const [ask] = useSearchMarketplaceMutation();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const work = async (queries: readonly string[], isBatch: boolean): Promise<void> => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    for (const query of queries) {
      dispatch({ type: "asked", query });
      const request = ask({ query, market });
      const giveUp = (): void => request.abort();
      signal.addEventListener("abort", giveUp);
      const { data, error } = await request;
      signal.removeEventListener("abort", giveUp);
      if (signal.aborted) return;
      if (!data || !isRead(data)) return dispatch({ type: "failed", problem: toProblem(isBatch, data, error) });
      dispatch({ type: "read", query, reply: data });
    }
  };
  const stop = (): void => {
    running.current?.abort();
    dispatch({ type: "stopped" });
  };
  return {
    search,
    start: (queries) => {
      dispatch({ type: "begun", queries });
      void work(queries, queries.length > 1);
    },
    goOn: () => {
      const left = unsearchedQueries(search);
      dispatch({ type: "resumed" });
      void work(left, search.steps.length > 1);
    },
    stop,
  };
}

const isRead = ({ outcome }: SearchReply): boolean => outcome === "ok" || outcome === "doubtful";

function toProblem(isBatch: boolean, reply: SearchReply | undefined, error: unknown): Problem {
  const title = isBatch
    ? "Failed to complete batch search"
    : reply || hasReply(error)
      ? "Search failed"
      : "Failed to search Amazon";
  const why = reply ? OUTCOME_TEXTS[reply.outcome].search : getErrorMessage(error);
  return { title, why, retryAt: reply?.retryAt ?? null };
}
