import type { Market } from "@hundeblick/proto/language";
import { MARKET_NAMES } from "#shared/format/markets.ts";
import { EmptyState } from "#shared/ui/EmptyState.tsx";
import { SearchProblem } from "./SearchProblem.tsx";
import { SearchProgress } from "./SearchProgress.tsx";
import { SearchResults } from "./SearchResults.tsx";
import { type Search } from "./search-state.ts";

type Props = { search: Search; market: Market; onGoOn: () => void; onStop: () => void };

/** Progress, results and problems of the search. */
export function SearchOutcome({ search, market, onGoOn, onStop }: Props) {
  const { steps, isRunning, results, problem } = search;
  const wasStopped = !isRunning && problem === null && steps.some(({ state }) => state === "left");
  const [first] = steps;
  return (
    <section className="card clipped" aria-label="What was found">
      {isRunning ? <SearchProgress search={search} onStop={onStop} /> : null}
      {problem || wasStopped ? <SearchProblem search={search} onGoOn={onGoOn} /> : null}
      {results.length > 0 ? <SearchResults search={search} market={market} /> : null}
      {first === undefined ? (
        <EmptyState title="No search yet">
          What you find can be imported into {MARKET_NAMES[market]} one by one; nothing is added by searching.
        </EmptyState>
      ) : results.length === 0 && !isRunning && !problem && !wasStopped ? (
        <EmptyState
          title={
            steps.length === 1 ? `Nothing found for “${first.query}”` : `Nothing found for ${steps.length} keywords`
          }
        >
          The marketplace answered, but listed no product. Try fewer words or another market.
        </EmptyState>
      ) : null}
    </section>
  );
}
