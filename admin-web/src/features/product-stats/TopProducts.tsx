import type { Selection } from "./stats.api.ts";
import { TopProductRow } from "./TopProductRow.tsx";
import { DataTable, hidden, numbers } from "#shared/ui/DataTable.tsx";

const SHOWN = 10;

export function TopProducts({ products }: { products: readonly Selection[] }) {
  const most = Math.max(1, ...products.map(({ count }) => count));
  return (
    <section className="card clipped" aria-labelledby="top-title">
      <div className="card-head">
        <h2 id="top-title">Most Selected Products</h2>
        <span className="note">Top 10 by clicks</span>
      </div>
      <div className="tbl">
        <DataTable
          caption="Ten most selected products"
          columns={[
            "Product",
            numbers("Price"),
            { name: "Clicks", className: "clicks-col" },
            numbers("Users"),
            numbers("Match"),
            { name: "Recent users", className: "lo" },
            hidden("Link"),
          ]}
          className="table top10"
        >
          {products.slice(0, SHOWN).map((product, index) => (
            <TopProductRow
              key={`${product.asin} ${product.productId}`}
              product={product}
              rank={index + 1}
              most={most}
            />
          ))}
        </DataTable>
      </div>
    </section>
  );
}
