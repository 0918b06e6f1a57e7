import "@mantine/charts/styles.css";
import "./user-flow.css";
import { Button } from "@mantine/core";
import { useState } from "react";
import { isApiError } from "@hundeblick/web-kit/api-error.ts";
import { EmptyState } from "#shared/ui/EmptyState.tsx";
import { PageHead } from "#shared/ui/PageHead.tsx";
import { RetryNotice } from "#shared/ui/RetryNotice.tsx";
import { useAnalyticsQuery } from "./analytics.api.ts";
import { ExportFlow } from "./ExportFlow.tsx";
import { changed, countPages, FIRST_VIEW, type FlowView, isNobody, LONGER, toQuery, RANGE_WORDS } from "./flow-view.ts";
import { FlowCards } from "./FlowCards.tsx";
import { FlowPlaceholder } from "./FlowPlaceholder.tsx";
import { FunnelCard } from "./FunnelCard.tsx";
import { RangeSwitch } from "./RangeSwitch.tsx";
import { SessionList } from "./SessionList.tsx";

/** /admin/analytics: funnel and visits. */
export default function UserFlowPage() {
  const [view, setView] = useState<FlowView>(FIRST_VIEW);
  const { data: analytics, currentData: page, error, isFetching, refetch } = useAnalyticsQuery(toQuery(view));
  const change = (part: Partial<FlowView>): void => setView((now) => changed(now, part));
  const [emptyPage, setEmptyPage] = useState<number | null>(null);
  // all sessions of the last page were deleted; many more may be counted than stored, so only one step back
  if (page?.sessions.length === 0 && view.page > 1 && view.page !== emptyPage) {
    change({ page: emptyPage === null ? Math.min(view.page - 1, countPages(page.matching)) : 1 });
    setEmptyPage(view.page);
  } else if (emptyPage !== null && page && page.sessions.length > 0) setEmptyPage(null);
  const longer = LONGER[view.range];
  // the screen shows another range while the new one is loading
  const isStale = analytics !== undefined && analytics.range !== view.range;
  return (
    <>
      <PageHead isFetching={isFetching} onRefresh={() => void refetch()}>
        <ExportFlow view={view} />
      </PageHead>
      <RangeSwitch
        range={view.range}
        analytics={isStale || error ? undefined : analytics}
        withBots={view.bots}
        onChange={(range) => change({ range })}
      />
      {error && !isFetching ? (
        <RetryNotice title="Error loading analytics: Failed to fetch analytics" onRetry={refetch}>
          {isApiError(error) && error.message ? `${error.message} ` : ""}The visits are still being counted; only this
          view did not load.
        </RetryNotice>
      ) : analytics === undefined || isStale ? (
        <FlowPlaceholder />
      ) : isNobody(analytics) ? (
        <section className="card" aria-labelledby="nobody-title">
          <h2 className="vh" id="nobody-title">
            No sessions
          </h2>
          <EmptyState
            title={`Nobody came by in these ${RANGE_WORDS[view.range]}`}
            actions={
              longer ? (
                <Button variant="default" onClick={() => change({ range: longer })}>
                  Show {RANGE_WORDS[longer]}
                </Button>
              ) : undefined
            }
          >
            Every step is 0 and every rate is —.{longer ? " Take a longer range to see earlier visits." : ""}
          </EmptyState>
        </section>
      ) : (
        <>
          <FunnelCard funnel={analytics.funnel} />
          <FlowCards summary={analytics.summary} />
          <SessionList analytics={analytics} view={view} isFetching={isFetching} onChange={change} />
        </>
      )}
    </>
  );
}
