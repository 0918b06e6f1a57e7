import { Button } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { Search, X } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { MARKETS } from "@hundeblick/proto/language";
import { type Deletable, DeleteProduct } from "#shared/products/DeleteProduct.tsx";
import { getErrorMessage } from "#shared/api/error-message.ts";
import { MARKET_NAMES } from "#shared/format/markets.ts";
import { useOverviewQuery } from "#shared/products/overview.api.ts";
import { selectMarket } from "#shared/session/session.slice.ts";
import { useAppSelector } from "#shared/store/store.ts";
import { EmptyState } from "#shared/ui/EmptyState.tsx";
import { RetryNotice } from "#shared/ui/RetryNotice.tsx";
import { FIRST_VIEW, isFiltered, lastPage, type ListView, toQuery, sortedBy } from "./list-view.ts";
import { ListFooter } from "./ListFooter.tsx";
import { ListTools } from "./ListTools.tsx";
import { useProductsQuery } from "./products.api.ts";
import { ProductTable } from "./ProductTable.tsx";
import { TablePlaceholder } from "./TablePlaceholder.tsx";

const TYPING_MS = 250;

/** The products of the chosen market. */
export function ManageProducts() {
  const market = useAppSelector(selectMarket);
  const [view, setView] = useState<ListView>(FIRST_VIEW);
  const [search] = useDebouncedValue(view.search, TYPING_MS);
  const [removing, setRemoving] = useState<Deletable>();
  const {
    data: known,
    currentData: list,
    fulfilledTimeStamp: seenAt = 0,
    error,
    refetch,
    isFetching,
  } = useProductsQuery(toQuery({ ...view, search }, market));
  const { data: overview } = useOverviewQuery();
  const change = (part: Partial<ListView>): void => setView((now) => ({ ...now, page: 1, ...part }));
  const [pagedMarket, setPagedMarket] = useState(market);
  if (market !== pagedMarket) {
    setPagedMarket(market);
    change({});
  }
  // the last row of the last page was deleted
  if (list?.products.length === 0 && view.page > lastPage(list.total)) change({ page: lastPage(list.total) });
  const name = MARKET_NAMES[market];
  return (
    <section className="card clipped" aria-label={`Products in ${name}`} aria-busy={isFetching}>
      <ListTools view={view} market={market} overview={overview} statuses={known?.statuses} onChange={change} />
      {error ? (
        <div className="pad">
          <RetryNotice title="Failed to fetch products" onRetry={refetch}>
            {getErrorMessage(error, "The catalogue did not answer.")} Nothing was changed.
          </RetryNotice>
        </div>
      ) : list === undefined ? (
        <TablePlaceholder />
      ) : list.products.length > 0 ? (
        <>
          <ProductTable
            rows={list.products}
            market={market}
            view={view}
            seenAt={seenAt}
            onSort={(sort) => setView(sortedBy(view, sort))}
            onDelete={(row) => setRemoving({ ...row, listed: MARKETS.filter((each) => row.coverage[each] !== "none") })}
          />
          <ListFooter page={view.page} total={list.total} onPage={(page) => change({ page })} />
        </>
      ) : isFiltered(view) ? (
        <EmptyState
          title={view.search === "" ? "Nothing matches these filters" : `Nothing matches “${view.search}”`}
          actions={
            <Button variant="default" leftSection={<X className="i" aria-hidden />} onClick={() => setView(FIRST_VIEW)}>
              Clear search and filters
            </Button>
          }
        >
          Searched in name, brand, ASIN and internal id of the products in {name}.
        </EmptyState>
      ) : (
        <EmptyState
          title={`No products in ${name} yet`}
          actions={
            <>
              <Button component={Link} to="/admin?tab=discover" leftSection={<Search className="i" aria-hidden />}>
                Discover products
              </Button>
              <Button component={Link} variant="default" to="/admin?tab=import-export">
                Import a file
              </Button>
              <Button component={Link} variant="default" to="/admin/products/new">
                New product
              </Button>
            </>
          }
        >
          Find some on the marketplace, bring a file from another installation, or write the first one by hand. “Any
          coverage” shows products of other markets.
        </EmptyState>
      )}
      <DeleteProduct product={removing} onClose={() => setRemoving(undefined)} />
    </section>
  );
}
