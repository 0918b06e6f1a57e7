import "@mantine/charts/styles.css";
import { Button } from "@mantine/core";
import { RefreshCw, RotateCw } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { messageOf } from "../../app/error-message.ts";
import { Shell } from "../../app/Shell.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { CategoryCard } from "./CategoryCard.tsx";
import { DeleteClick } from "./DeleteClick.tsx";
import "./product-stats.css";
import { RecentClicks } from "./RecentClicks.tsx";
import { type Click, useStatsQuery } from "./stats.api.ts";
import { StatsWaiting } from "./StatsWaiting.tsx";
import { TopProducts } from "./TopProducts.tsx";
import { Totals } from "./Totals.tsx";

/** /admin/product-stats: which products people open from their reports. */
export default function ProductStatsPage() {
  const { data: stats, error, isFetching, refetch } = useStatsQuery();
  const [removing, setRemoving] = useState<Click>();
  const refresh = (
    <Button
      className="refresh"
      variant="default"
      size="xs"
      loading={isFetching && stats !== undefined}
      leftSection={<RefreshCw className="i" aria-hidden />}
      onClick={() => void refetch()}
    >
      <span className="words">Refresh Data</span>
    </Button>
  );
  return (
    <Shell title="Product Analytics" short="Analytics" action={refresh}>
      {error && !isFetching ? (
        <Notice
          kind="bad"
          title="Failed to fetch stats"
          action={
            <Button
              variant="default"
              size="xs"
              leftSection={<RotateCw className="i" aria-hidden />}
              onClick={() => void refetch()}
            >
              Try again
            </Button>
          }
        >
          {messageOf(error, "The server did not answer.")} Statistics are kept and not affected.
        </Notice>
      ) : null}
      {stats === undefined ? (
        error && !isFetching ? null : (
          <StatsWaiting />
        )
      ) : (
        <>
          <Totals stats={stats} />
          {stats.totalSelections === 0 && stats.clickDetails.length === 0 ? (
            <section className="card" aria-label="Product selections">
              <EmptyState
                title="No product selections yet"
                actions={
                  <Button variant="default" component={Link} to="/admin">
                    Manage products
                  </Button>
                }
              >
                As soon as someone opens a product from a report, it appears here with the dog it was chosen for.
              </EmptyState>
            </section>
          ) : (
            <>
              <TopProducts products={stats.selectionStats} />
              <RecentClicks clicks={stats.clickDetails} onDelete={setRemoving} />
              <CategoryCard categories={stats.categories} all={stats.totalSelections} keptDays={stats.keptDays} />
            </>
          )}
        </>
      )}
      <DeleteClick click={removing} selections={stats?.totalSelections ?? 0} onClose={() => setRemoving(undefined)} />
    </Shell>
  );
}
