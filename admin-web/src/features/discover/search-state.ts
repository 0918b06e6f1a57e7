import type { SearchReply, SearchResult } from "@hundeblick/proto/http/admin/marketplace";

/** One keyword of a search. `fresh`: results no earlier keyword had. */
export type Step = { query: string; state: "waiting" | "reading" | "read" | "left"; found: number; fresh: number };
export type Problem = { title: string; why: string; retryAt: string | null };
/** A search of one or more keywords; results are kept after a failure. */
export type Search = {
  steps: readonly Step[];
  isRunning: boolean;
  isDoubtful: boolean;
  results: readonly SearchResult[];
  problem: Problem | null;
};

export const NO_SEARCH: Search = { steps: [], isRunning: false, isDoubtful: false, results: [], problem: null };

type Event =
  | { type: "begun"; queries: readonly string[] }
  | { type: "resumed" }
  | { type: "asked"; query: string }
  | { type: "read"; query: string; reply: SearchReply }
  | { type: "failed"; problem: Problem }
  | { type: "stopped" };

export function searchReducer(search: Search, event: Event): Search {
  const change = (query: string, part: Partial<Step>): Step[] =>
    search.steps.map((step) => (step.query === query ? { ...step, ...part } : step));
  const all = (from: Step["state"][], state: Step["state"]): Step[] =>
    search.steps.map((step) => (from.includes(step.state) ? { ...step, state } : step));
  switch (event.type) {
    case "begun":
      return {
        ...NO_SEARCH,
        isRunning: true,
        steps: event.queries.map((query) => ({ query, state: "waiting", found: 0, fresh: 0 })),
      };
    case "resumed":
      return { ...search, isRunning: true, problem: null, steps: all(["left"], "waiting") };
    case "asked":
      return { ...search, steps: change(event.query, { state: "reading" }) };
    case "read": {
      const { results, outcome } = event.reply;
      const known = new Set(search.results.map(({ asin }) => asin));
      const fresh = results.filter(({ asin }) => !known.has(asin) && known.add(asin));
      const steps = change(event.query, { state: "read", found: results.length, fresh: fresh.length });
      return {
        ...search,
        steps,
        results: [...search.results, ...fresh],
        isDoubtful: search.isDoubtful || outcome === "doubtful",
        isRunning: steps.some(({ state }) => state === "waiting"),
      };
    }
    case "failed":
      return { ...search, isRunning: false, problem: event.problem, steps: all(["waiting", "reading"], "left") };
    case "stopped":
      return { ...search, isRunning: false, steps: all(["waiting", "reading"], "left") };
  }
}

export const unsearchedQueries = ({ steps }: Search): string[] =>
  steps.filter(({ state }) => state === "left").map(({ query }) => query);
export const countDuplicates = ({ steps }: Search): number =>
  steps.reduce((sum, { found, fresh }) => sum + found - fresh, 0);
