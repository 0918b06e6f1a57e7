import type { Selection } from "./stats.api.ts";
import { TopProductRow } from "./TopProductRow.tsx";

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
        <table className="table top10">
          <caption className="vh">Ten most selected products</caption>
          <thead>
            <tr>
              <th scope="col">Product</th>
              <th scope="col" className="n">
                Price
              </th>
              <th scope="col" className="clicks-col">
                Clicks
              </th>
              <th scope="col" className="n">
                Users
              </th>
              <th scope="col" className="n">
                Match
              </th>
              <th scope="col" className="lo">
                Recent users
              </th>
              <th scope="col">
                <span className="vh">Link</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {products.slice(0, SHOWN).map((product, index) => (
              <TopProductRow
                key={`${product.asin} ${product.productId}`}
                product={product}
                rank={index + 1}
                most={most}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
