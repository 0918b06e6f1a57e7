import { SegmentedControl, Skeleton } from "@mantine/core";
import { useState } from "react";
import { Range } from "@hundeblick/proto/http/admin/numbers";
import { getErrorMessage } from "#shared/api/error-message.ts";
import { formatMomentWithZone } from "#shared/format/moment.ts";
import { EmptyState } from "#shared/ui/EmptyState.tsx";
import { PageHead } from "#shared/ui/PageHead.tsx";
import { RetryNotice } from "#shared/ui/RetryNotice.tsx";
import { BreedAnswers } from "./BreedAnswers.tsx";
import { useBreedAnswersQuery, useCheckUsesQuery } from "./check-uses.api.ts";
import { isUnused } from "./use-labels.ts";
import { UseTable } from "./UseTable.tsx";
import { WordTable } from "./WordTable.tsx";

/** /admin/checks: use of concerns, checks and suspicious words, and breeds. */
export default function CheckUsesPage() {
  const [range, setRange] = useState<Range>("7d");
  const { currentData: uses, error, isFetching, refetch } = useCheckUsesQuery({ range });
  const { refetch: refetchBreeds } = useBreedAnswersQuery();
  return (
    <>
      <PageHead
        isFetching={isFetching}
        onRefresh={() => {
          void refetch();
          void refetchBreeds();
        }}
      />
      <div className="row wrap between">
        <SegmentedControl
          radius="xl"
          aria-label="Range"
          value={range}
          onChange={(value) => setRange(Range.parse(value))}
          data={[...Range.options]}
        />
        <output className="note num" aria-live="polite">
          {uses
            ? `${formatMomentWithZone(uses.from)} to ${formatMomentWithZone(uses.to)}. Visits, each once. Bots left out.`
            : ""}
        </output>
      </div>
      {error && !isFetching ? (
        <RetryNotice title="Failed to fetch concerns and checks" onRetry={refetch}>
          {getErrorMessage(error)}
        </RetryNotice>
      ) : uses === undefined ? (
        <Skeleton h={320} />
      ) : isUnused(uses) ? (
        <section className="card" aria-label="Nothing yet">
          <h2 className="vh">Concerns and checks</h2>
          <EmptyState title="Nobody has chosen a concern or a check in this range">
            They are counted from the details of a photo, from reports, and from the pages of their own.
          </EmptyState>
        </section>
      ) : (
        <>
          <UseTable title="Concerns" note="What owners come with, and the level it came to." uses={uses.concerns} />
          <UseTable title="Hands-on checks" note="What owners measured themselves." uses={uses.checks} />
          <WordTable words={uses.words} />
        </>
      )}
      <BreedAnswers />
    </>
  );
}
