import { ArrowUpRight } from "lucide-react";
import { Picture } from "#shared/ui/Picture.tsx";
import type { Selection } from "./stats.api.ts";
import { ANONYMOUS, formatMatch, formatSelectionPrice } from "./stats-format.ts";

const BADGES = 3;

/** One product with its rank; `most` is the count of the first. */
export function TopProductRow({ product, rank, most }: { product: Selection; rank: number; most: number }) {
  const {
    productName,
    productBrand,
    category,
    productPrice,
    productCurrency,
    productUrl,
    imageUrl,
    asin,
    count,
    uniqueUsers,
    avgLikelihood,
    recent,
  } = product;
  const name = productName || asin;
  const about = [productBrand, category].filter(Boolean).join(", ");
  const more = count - recent.length;
  return (
    <tr>
      <td className="full">
        <div className="item">
          <span className={rank <= BADGES ? "rank first" : "rank"}>
            <span className="vh">Rank </span>
            {rank}
          </span>
          <Picture src={imageUrl} />
          <div className="t">
            <b title={name}>{name}</b>
            <span title={about}>{about}</span>
          </div>
        </div>
      </td>
      <td className="n" data-l="Price">
        {formatSelectionPrice(productPrice, productCurrency)}
      </td>
      <td data-l="Clicks">
        <CountBar count={count} most={most} />
      </td>
      <td className="n" data-l="Unique users">
        {uniqueUsers.toLocaleString("en")}
      </td>
      <td className="n" data-l="Avg. match">
        {formatMatch(avgLikelihood)}
      </td>
      <td className="lo hide" data-l="Recent users">
        <ul className="people">
          {recent.map(({ reportId, clickedAt, email }) => (
            <li key={`${reportId} ${clickedAt}`} className="clip">
              <a href={`/report/${reportId}`} target="_blank" rel="noreferrer" title={email ?? ANONYMOUS}>
                {email ?? ANONYMOUS}
              </a>
            </li>
          ))}
          {more > 0 ? <li>+{more.toLocaleString("en")} more clicks</li> : null}
        </ul>
      </td>
      <td className="view">
        {productUrl === null ? null : (
          <a href={productUrl} target="_blank" rel="noreferrer" aria-label={`View ${name}`}>
            View
            <ArrowUpRight className="i" aria-hidden />
          </a>
        )}
      </td>
    </tr>
  );
}

const CountBar = ({ count, most }: { count: number; most: number }) => (
  <div className="inbar">
    <span className="bar" aria-hidden>
      <i style={{ width: `${(100 * count) / most}%` }} />
    </span>
    <span className="n">{count.toLocaleString("en")}</span>
  </div>
);
