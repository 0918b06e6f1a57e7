import { SegmentedControl } from "@mantine/core";
import { Play } from "lucide-react";
import { useState } from "react";
import type { RefreshResult, UpdateJob } from "@hundeblick/proto/http/admin/marketplace";
import { formatDuration } from "#shared/format/duration.ts";
import { getErrorMessage } from "#shared/api/error-message.ts";
import { formatCount } from "#shared/format/count.ts";
import { MARKET_NAMES } from "#shared/format/markets.ts";
import { formatMomentWithZone } from "#shared/format/moment.ts";
import { countDone, secondsBetween } from "#shared/marketplace/update-progress.ts";
import { Notice } from "#shared/ui/Notice.tsx";
import { RetryNotice } from "#shared/ui/RetryNotice.tsx";
import { StatCard } from "#shared/ui/StatCard.tsx";
import { CardPlaceholder } from "./CardPlaceholder.tsx";
import { FailedProducts } from "./FailedProducts.tsx";
import { getMark, formatSkipped } from "./job.ts";
import { ResultList } from "./ResultList.tsx";
import { useUpdateResults } from "./use-update-results.ts";
import { SmallButton } from "#shared/ui/SmallButton.tsx";

export function UpdateResults({ job, onAgain }: { job: UpdateJob; onAgain: () => void }) {
  const { results, isComplete, error, again } = useUpdateResults(job);
  if (error)
    return (
      <RetryNotice title="Failed to update products" onRetry={again}>
        {getErrorMessage(error)} The update has ended; what became of its products could not be read.
      </RetryNotice>
    );
  if (!isComplete) return <CardPlaceholder />;
  return <Ended job={job} results={results} onAgain={onAgain} />;
}

function Ended({ job, results, onAgain }: { job: UpdateJob; results: readonly RefreshResult[]; onAgain: () => void }) {
  const [which, setWhich] = useState<"changed" | "all">("changed");
  const {
    market,
    summary: { successful, failed, total },
    state,
  } = job;
  const name = MARKET_NAMES[market];
  const noted = results.filter((result) => ["changed", "doubtful"].includes(getMark(result)));
  const changed = results.filter(({ differences }) => differences.length > 0).length;
  const shown = which === "all" ? results : noted;
  const took = job.finishedAt ? ` in ${formatDuration(secondsBetween(job.startedAt, job.finishedAt))}` : "";
  const again = (
    <SmallButton icon={Play} onClick={onAgain}>
      Run again
    </SmallButton>
  );
  const said = `${countDone(job)} of ${total} products were processed${took}. ${changed} changed, ${successful - changed} stayed the same.${formatSkipped(results)}`;
  return (
    <>
      {state === "cancelled" ? (
        <Notice kind="warn" title={`Update of ${name} cancelled`} action={again}>
          {said} The other {total - countDone(job)} keep the data they have.
        </Notice>
      ) : successful === 0 ? (
        <Notice kind="bad" title="Bulk update failed" action={again}>
          {said} The old data was kept.
        </Notice>
      ) : (
        <Notice
          kind={failed > 0 ? "warn" : "good"}
          title={
            failed > 0 ? `${name} is up to date, except for ${formatCount(failed, "product")}` : `${name} is up to date`
          }
          action={again}
        >
          {said}
        </Notice>
      )}
      <div className="sums">
        <StatCard name="Successful" value={successful}>
          {changed.toLocaleString("en")} with changes
        </StatCard>
        <StatCard name="Failed" value={failed}>
          {failed > 0 ? "old data kept" : "nothing went wrong"}
        </StatCard>
        <StatCard name="Total" value={total}>
          {formatMomentWithZone(job.finishedAt ?? job.startedAt)}
        </StatCard>
      </div>
      {failed > 0 ? (
        <FailedProducts
          jobId={job.jobId}
          results={results.filter(({ status }) => status === "failed")}
          market={market}
        />
      ) : null}
      <section className="card clipped" aria-labelledby="changed-title">
        <div className="card-head">
          <h2 id="changed-title" className="grow">
            Products
          </h2>
          <SegmentedControl
            radius="xl"
            aria-label="Which products"
            value={which}
            onChange={setWhich}
            data={[
              { value: "changed", label: `Changed or doubtful ${noted.length}` },
              { value: "all", label: `All ${results.length}` },
            ]}
          />
        </div>
        {shown.length === 0 ? (
          <p className="pad soft">{results.length === 0 ? "No product was read." : "Nothing changed."}</p>
        ) : (
          <ResultList key={which} results={shown} market={market} label="Products of this update" />
        )}
      </section>
    </>
  );
}
