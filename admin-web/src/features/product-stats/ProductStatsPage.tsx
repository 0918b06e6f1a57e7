import "@mantine/charts/styles.css";
import { Button } from "@mantine/core";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { getErrorMessage } from "#shared/api/error-message.ts";
import { EmptyState } from "#shared/ui/EmptyState.tsx";
import { HeaderAction } from "#shared/ui/HeaderAction.tsx";
import { RetryNotice } from "#shared/ui/RetryNotice.tsx";
import { CategoryCard } from "./CategoryCard.tsx";
import { DeleteClick } from "./DeleteClick.tsx";
import "./product-stats.css";
import { RecentClicks } from "./RecentClicks.tsx";
import { type Click, useStatsQuery } from "./stats.api.ts";
import { StatsPlaceholder } from "./StatsPlaceholder.tsx";
import { TopProducts } from "./TopProducts.tsx";
import { Totals } from "./Totals.tsx";
import { SmallButton } from "#shared/ui/SmallButton.tsx";

/** /admin/product-stats: clicks on products in reports. */
export default function ProductStatsPage() {
  const { data: stats, error, isFetching, refetch } = useStatsQuery();
  const [removing, setRemoving] = useState<Click>();
  return (
    <>
      <HeaderAction>
        <SmallButton
          className="refresh"

          loading={isFetching && stats !== undefined}
          icon={RefreshCw}
          onClick={() => void refetch()}
        >
          <span className="words">Refresh Data</span>
        </SmallButton>
      </HeaderAction>
      {error && !isFetching ? (
        <RetryNotice title="Failed to fetch stats" onRetry={refetch}>
          {getErrorMessage(error, "The server did not answer.")} Statistics are kept and not affected.
        </RetryNotice>
      ) : null}
      {stats === undefined ? (
        error && !isFetching ? null : (
          <StatsPlaceholder />
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
    </>
  );
}
