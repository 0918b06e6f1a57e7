import "@mantine/charts/styles.css";
import { Skeleton } from "@mantine/core";
import { useState } from "react";
import type { PricePoint } from "@hundeblick/proto/http/catalogue";
import type { Market } from "@hundeblick/proto/language";
import { formatDay } from "#shared/format/moment.ts";
import { formatPrice } from "#shared/format/markets.ts";
import { PriceChart } from "./PriceChart.tsx";
import { usePricesQuery } from "./product.api.ts";
import { DataTable } from "#shared/ui/DataTable.tsx";
import { type View, ViewSwitch } from "#shared/ui/ViewSwitch.tsx";

/** Prices on one market, as a chart or as a table. */
export default function PriceHistory({ productId, market }: { productId: string; market: Market }) {
  const { currentData, isError } = usePricesQuery({ id: productId, market });
  const [view, setView] = useState<View>("Chart");
  const isEmpty = currentData === undefined || currentData.prices.length === 0;
  return (
    <section className="card" aria-labelledby="prices-title">
      <div className="card-head price-view">
        <h3 id="prices-title">Price in the last 90 days</h3>
        {isEmpty ? null : <ViewSwitch label="View of the prices" view={view} onChange={setView} />}
      </div>
      <div className="pad stack">
        {isError ? (
          <p className="note">The prices could not be loaded.</p>
        ) : currentData === undefined ? (
          <output className="stack" aria-label="Loading prices">
            <Skeleton h={120} />
          </output>
        ) : isEmpty ? (
          <p className="note">No price was seen yet.</p>
        ) : (
          <Prices prices={currentData.prices} market={market} isTable={view === "Table"} />
        )}
      </div>
    </section>
  );
}

function Prices({ prices, market, isTable }: { prices: readonly PricePoint[]; market: Market; isTable: boolean }) {
  const text = ({ price, currency }: PricePoint): string => formatPrice(price, market, currency);
  const ordered = prices.toSorted((a, b) => Number(a.price) - Number(b.price));
  const [lowest, highest, last] = [ordered[0], ordered.at(-1), prices.at(-1)];
  return (
    <>
      {isTable ? (
        <DataTable caption="Price in the last 90 days" columns={["Seen", "Price"]} className="price-table">
          {prices.toReversed().map((point) => (
            <tr key={point.at}>
              <td>{formatDay(point.at)}</td>
              <td>{text(point)}</td>
            </tr>
          ))}
        </DataTable>
      ) : prices.length > 1 ? (
        <PriceChart prices={prices} text={text} />
      ) : null}
      <p className="note">
        {lowest && highest && lowest.price !== highest.price
          ? `Lowest ${text(lowest)}, highest ${text(highest)}.`
          : `No change${lowest ? `: ${text(lowest)}` : ""}.`}
        {last ? ` Last seen on ${formatDay(last.at)}.` : ""}
      </p>
    </>
  );
}
