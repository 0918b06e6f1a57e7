import "./bulk-update.css";
import { useEffect, useState } from "react";
import type { Market } from "@hundeblick/proto/language";
import { api } from "#shared/api/api.ts";
import { getErrorMessage, hasReply, isOutcomeUnknown, OUTCOME_UNKNOWN } from "#shared/api/error-message.ts";
import { useAboutMarketplaceQuery, useKnownAsinsQuery } from "#shared/marketplace/marketplace.api.ts";
import { selectMarket } from "#shared/session/session.slice.ts";
import { useAppDispatch, useAppSelector } from "#shared/store/store.ts";
import { Notice } from "#shared/ui/Notice.tsx";
import { RetryNotice } from "#shared/ui/RetryNotice.tsx";
import { CardPlaceholder } from "./CardPlaceholder.tsx";
import { useLatestUpdateQuery, useStartUpdateMutation } from "./bulk-update.api.ts";
import { isLive } from "./job.ts";
import { RunningUpdate } from "./RunningUpdate.tsx";
import { skippedProducts } from "./skipped-products.ts";
import { StartUpdate } from "./StartUpdate.tsx";
import { UpdateResults } from "./UpdateResults.tsx";

const POLL_MS = 1_000;

/** Refreshes all products of the chosen market. State is read from the server, so a reload continues. */
export default function BulkUpdateTab() {
  const market = useAppSelector(selectMarket);
  return <BulkUpdate key={market} market={market} />;
}

function BulkUpdate({ market }: { market: Market }) {
  const dispatch = useAppDispatch();
  const [pollingInterval, setPolling] = useState(0);
  const latest = useLatestUpdateQuery(market, { pollingInterval });
  const known = useKnownAsinsQuery(market);
  const about = useAboutMarketplaceQuery();
  const [start, starting] = useStartUpdateMutation();
  /** The finished update whose results are shown. */
  const [shownId, setShownId] = useState<string>();
  const [wasLive, setWasLive] = useState(false);
  const job = latest.data?.job ?? null;
  const live = job !== null && isLive(job);
  const interval = live ? POLL_MS : 0;
  if (interval !== pollingInterval) setPolling(interval);
  if (live !== wasLive) {
    setWasLive(live);
    if (job && wasLive) setShownId(job.jobId);
  }
  // lists must refetch the changed prices
  useEffect(
    () => () => {
      if (live) dispatch(api.util.invalidateTags(["Products"]));
    },
    [live, dispatch],
  );

  if (live)
    return (
      <RunningUpdate
        key={job.jobId}
        job={job}
        seenAt={latest.fulfilledTimeStamp ?? 0}
        isSilent={latest.isError}
        isNew={starting.isSuccess}
      />
    );
  if (job && shownId === job.jobId)
    return <UpdateResults key={job.jobId} job={job} onAgain={() => setShownId(undefined)} />;
  const error = latest.error ?? known.error;
  const fetchAgain = (): void => {
    void latest.refetch();
    void known.refetch();
  };
  if (error)
    return (
      <RetryNotice title="Failed to update products" onRetry={fetchAgain}>
        {getErrorMessage(error)}
      </RetryNotice>
    );
  if (!latest.data || !known.data) return <CardPlaceholder />;
  return (
    <>
      {starting.error ? (
        <Notice kind="bad" title={hasReply(starting.error) ? "Bulk update failed" : "Failed to update products"}>
          {isOutcomeUnknown(starting.error)
            ? OUTCOME_UNKNOWN
            : `${getErrorMessage(starting.error)} Nothing was started.`}
        </Notice>
      ) : null}
      <StartUpdate
        market={market}
        withAsin={Object.keys(known.data.products).length}
        skippedProducts={skippedProducts(known.data, about.data)}
        without={known.data.without}
        last={job}
        isStarting={starting.isLoading || (starting.isSuccess && latest.isFetching)}
        onStart={() => void start(market)}
        onShowLast={() => setShownId(job?.jobId)}
      />
    </>
  );
}
