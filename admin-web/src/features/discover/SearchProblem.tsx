import { RotateCw } from "lucide-react";
import { formatCount } from "#shared/format/count.ts";
import { formatClock } from "#shared/format/moment.ts";
import { Notice } from "#shared/ui/Notice.tsx";
import { unsearchedQueries, type Search } from "./search-state.ts";
import { SmallButton } from "#shared/ui/SmallButton.tsx";

/** Why a search failed, what is kept, and how to continue. */
export function SearchProblem({ search, onGoOn }: { search: Search; onGoOn: () => void }) {
  const { steps, results, problem } = search;
  const left = unsearchedQueries(search).length;
  const progress = steps.length > 1 ? ` ${steps.length - left} of ${steps.length} keywords were searched.` : "";
  const kept =
    results.length > 0
      ? ` The ${formatCount(results.length, "product found so far is", "products found so far are")} kept below.`
      : "";
  const retry = problem?.retryAt ? ` The next try is possible at ${formatClock(problem.retryAt)}.` : "";
  return (
    <div className="pad">
      <Notice
        kind={problem ? "bad" : "warn"}
        title={problem?.title ?? "Search stopped"}
        action={
          <SmallButton icon={RotateCw} onClick={onGoOn}>
            {steps.length > 1 ? `Search the other ${left}` : "Search again"}
          </SmallButton>
        }
      >
        {`${problem?.why ?? ""}${progress}${kept}${retry}`.trim()}
      </Notice>
    </div>
  );
}
