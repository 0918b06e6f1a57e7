import type { ReactNode } from "react";
import type { ProductRow } from "@hundeblick/proto/http/catalogue";
import { type Market, MARKETS } from "@hundeblick/proto/language";
import type { ListView, Sort } from "./list-view.ts";
import { SortHeader } from "#shared/ui/SortHeader.tsx";
import { ProductTableRow } from "./ProductTableRow.tsx";

type Props = {
  rows: readonly ProductRow[];
  market: Market;
  view: ListView;
  /** When the rows were fetched, in ms. */
  seenAt: number;
  onSort: (sort: Sort) => void;
  onDelete: (product: ProductRow) => void;
};

export function ProductTable({ rows, market, view, seenAt, onSort, onDelete }: Props) {
  const head = (sort: Sort, label: string, className?: string): ReactNode => (
    <SortHeader
      label={label}
      sorted={view.sort === sort ? (view.descending ? "descending" : "ascending") : undefined}
      {...(className !== undefined && { className })}
      onSort={() => onSort(sort)}
    />
  );
  return (
    <div className="tbl">
      <table className="table">
        <caption className="vh">Products with their coverage in four markets</caption>
        <thead>
          <tr>
            {head("name", "Product")}
            <th scope="col">
              <span className="vh">Coverage</span>
              <div className="cov" aria-hidden>
                {MARKETS.map((each) => (
                  <span key={each} className={each === market ? "on" : undefined}>
                    {each.toUpperCase()}
                  </span>
                ))}
              </div>
            </th>
            {head("price", `Price ${market.toUpperCase()}`, "n")}
            {head("rating", "Rating", "n lo")}
            {head("priority", "Priority", "n lo")}
            <th scope="col">Status</th>
            {head("refreshed", "Refreshed", "n lo")}
            <th scope="col">
              <span className="vh">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ProductTableRow key={row.id} row={row} market={market} seenAt={seenAt} onDelete={() => onDelete(row)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
