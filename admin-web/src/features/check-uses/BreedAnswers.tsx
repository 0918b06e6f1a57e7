import { Skeleton } from "@mantine/core";
import { getErrorMessage } from "#shared/api/error-message.ts";
import { formatShare } from "#shared/format/rates.ts";
import { EmptyState } from "#shared/ui/EmptyState.tsx";
import { RetryNotice } from "#shared/ui/RetryNotice.tsx";
import { BreedTable } from "./BreedTable.tsx";
import { useBreedAnswersQuery } from "./check-uses.api.ts";

/** The photo network's breeds compared with owners' answers that may be counted. */
export function BreedAnswers() {
  const { data, error, isFetching, refetch } = useBreedAnswersQuery();
  if (error && !isFetching)
    return (
      <RetryNotice title="Failed to fetch the breeds" onRetry={refetch}>
        {getErrorMessage(error)}
      </RetryNotice>
    );
  if (!data) return <Skeleton h={160} />;
  const { from, total, same, answers } = data;
  return (
    <section className="card clipped" aria-label="Breeds">
      <div className="card-head">
        <h2>Breeds</h2>
        <span className="soft grow">
          {total === 0
            ? "What the photo network said, and what the owner said later."
            : `Answers that owners let us count since ${from}: ${total.toLocaleString("en")}. The owner says the same as the photo network in ${formatShare(same, total)}.`}
        </span>
      </div>
      {answers.length === 0 ? (
        <EmptyState title="No owner has let a breed be counted in the last 12 months">
          A report asks for the breed, and whether the answer may be counted. Photo, words and report are never kept
          here.
        </EmptyState>
      ) : (
        <BreedTable answers={answers} />
      )}
    </section>
  );
}
