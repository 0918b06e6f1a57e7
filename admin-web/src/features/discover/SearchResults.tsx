import { Checkbox } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { Market } from "@hundeblick/proto/language";
import { formatCount } from "#shared/format/count.ts";
import { useKnownAsinsQuery } from "#shared/marketplace/marketplace.api.ts";
import { OUTCOME_TEXTS } from "#shared/marketplace/outcomes.ts";
import { Notice } from "#shared/ui/Notice.tsx";
import { Pages } from "#shared/ui/Pages.tsx";
import { SortHeader } from "#shared/ui/SortHeader.tsx";
import { countDuplicates, type Search } from "./search-state.ts";
import { SearchResultRow } from "./SearchResultRow.tsx";
import { type Column, sorted, sortedBy, type Sorting } from "./sort-results.ts";

const PAGE_ROWS = 12;

export function SearchResults({ search, market }: { search: Search; market: Market }) {
  const { results, steps, isDoubtful } = search;
  const { data: known } = useKnownAsinsQuery(market);
  // the catalogue when the search was fetched, so that a product imported now stays visible
  const [isHiding, setHiding] = useState<ReadonlySet<string>>();
  const [sorting, setSorting] = useState<Sorting>(null);
  const [page, setPage] = useState(1);
  const shown = sorted(
    results.filter(({ asin }) => !isHiding?.has(asin)),
    sorting,
  );
  const at = Math.min(page, Math.max(1, Math.ceil(shown.length / PAGE_ROWS)));
  const first = (at - 1) * PAGE_ROWS;
  const duplicates = countDuplicates(search);
  const head = (by: Column, label: string): ReactNode => (
    <SortHeader
      label={label}
      className="n"
      sorted={sorting?.by === by ? (sorting.isDescending ? "descending" : "ascending") : undefined}
      onSort={() => {
        setSorting(sortedBy(sorting, by));
        setPage(1);
      }}
    />
  );
  return (
    <>
      <div className="card-head">
        <h2>Results</h2>
        <output className="soft found-count">
          {formatCount(results.length, "product")} from {formatCount(steps.length, "keyword")}
          {duplicates > 0 ? `, ${formatCount(duplicates, "duplicate")} left out` : ""}
        </output>
        <Checkbox
          label="Hide what we already have"
          checked={isHiding !== undefined}
          disabled={!known}
          onChange={(event) => {
            setHiding(event.currentTarget.checked ? new Set(Object.keys(known?.products ?? {})) : undefined);
            setPage(1);
          }}
        />
      </div>
      {isDoubtful ? (
        <div className="pad">
          <Notice kind="warn" title="Some results are doubtful">
            {OUTCOME_TEXTS.doubtful.search}
          </Notice>
        </div>
      ) : null}
      <div className="tbl">
        <table className="table results">
          <caption className="vh">Search results</caption>
          <thead>
            <tr>
              <th scope="col">Product</th>
              {head("price", "Price")}
              {head("rating", "Rating")}
              {head("reviewCount", "Reviews")}
              <th scope="col">
                <span className="vh">Import</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.slice(first, first + PAGE_ROWS).map((result) => (
              <SearchResultRow
                key={result.asin}
                result={result}
                market={market}
                productId={known?.products[result.asin]}
              />
            ))}
          </tbody>
        </table>
      </div>
      <div className="foot">
        <output>
          {shown.length === 0
            ? "All of them are in the catalogue."
            : `${first + 1}–${Math.min(shown.length, first + PAGE_ROWS)} of ${shown.length}`}
        </output>
        <Pages total={Math.max(1, Math.ceil(shown.length / PAGE_ROWS))} value={at} onChange={setPage} />
      </div>
    </>
  );
}
