import { Sparkline } from "@mantine/charts";
import { Skeleton } from "@mantine/core";
import type { PricePoint } from "@hundeblick/proto/http/catalogue";
import type { Market } from "@hundeblick/proto/language";
import { priceText } from "../../app/markets.ts";
import { usePricesQuery } from "./product.api.ts";

const dayOf = (instant: string): string => new Date(instant).toLocaleDateString("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });

/** How the price went on one market: a line at a glance, and the numbers to open. */
export default function PriceHistory({ productId, market }: { productId: string; market: Market }) {
  const { currentData, isError } = usePricesQuery({ id: productId, market });
  return (
    <section className="card pad stack" aria-labelledby="prices-title">
      <h3 id="prices-title">Price in the last 90 days</h3>
      {isError ? <p className="note">The prices could not be loaded.</p> : currentData === undefined ? <output className="stack" aria-label="Loading prices"><Skeleton h={60} /></output> : currentData.prices.length === 0 ? <p className="note">No price was seen yet.</p> : <Prices prices={currentData.prices} market={market} />}
    </section>
  );
}

function Prices({ prices, market }: { prices: readonly PricePoint[]; market: Market }) {
  const text = ({ price, currency }: PricePoint): string => priceText(price, market, currency);
  const ordered = prices.toSorted((a, b) => Number(a.price) - Number(b.price));
  const [lowest, highest] = [ordered[0], ordered.at(-1)];
  return (
    <>
      {prices.length > 1 ? <div aria-hidden><Sparkline h={60} data={prices.map(({ price }) => Number(price))} curveType="stepAfter" color="var(--bar)" fillOpacity={0.15} strokeWidth={2} /></div> : null}
      <p className="note">{lowest && highest && lowest.price !== highest.price ? `Between ${text(lowest)} and ${text(highest)}.` : `No change${lowest ? `: ${text(lowest)}` : ""}.`}</p>
      <details>
        <summary>As a table</summary>
        <table className="price-table">
          <caption className="vh">Price in the last 90 days</caption>
          <thead><tr><th scope="col">Seen</th><th scope="col">Price</th></tr></thead>
          <tbody>{prices.toReversed().map((point) => <tr key={point.at}><td>{dayOf(point.at)}</td><td>{text(point)}</td></tr>)}</tbody>
        </table>
      </details>
    </>
  );
}
