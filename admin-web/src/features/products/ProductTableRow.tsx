import { formatAge } from "#shared/format/age.ts";
import { formatMoment } from "#shared/format/moment.ts";
import { Check, Pause } from "lucide-react";
import { Link } from "react-router-dom";
import type { ProductRow } from "@hundeblick/proto/http/catalogue";
import { CURRENCY_OF, type Market, MARKETS } from "@hundeblick/proto/language";
import { formatPrice } from "#shared/format/markets.ts";
import { Badge } from "#shared/ui/Badge.tsx";
import { Picture } from "#shared/ui/Picture.tsx";
import { ConfirmPrice } from "./ConfirmPrice.tsx";
import { CoverageCell } from "./CoverageCell.tsx";
import { RowActions } from "./RowActions.tsx";
import { useScrape } from "#shared/marketplace/use-scrape.ts";

/** One product with its markets and actions. */
export function ProductTableRow({
  row,
  market,
  seenAt,
  onDelete,
}: {
  row: ProductRow;
  market: Market;
  seenAt: number;
  onDelete: () => void;
}) {
  const { id, baseName, internalId, brand, category, offer, isActive, priority } = row;
  const lastScraped = offer?.lastScraped;
  const isOld = row.wanting[market] === "old_price";
  const name = baseName || internalId;
  const edit = `/admin/products/${id}/edit?market=${market}`;
  const { scrape, isScraping } = useScrape();
  return (
    <tr>
      <td className="full">
        <div className="item">
          <Picture src={offer?.imageUrl ?? row.imageUrl} />
          <div className="t">
            <Link to={edit} title={name}>
              {name}
            </Link>
            <span title={[brand, category].filter(Boolean).join(", ")}>
              {[brand, category].filter(Boolean).join(", ")} <span className="mono">{offer?.asin ?? internalId}</span>
            </span>
          </div>
        </div>
      </td>
      <td className="full">
        <div className="cov">
          {MARKETS.map((each) => (
            <CoverageCell key={each} product={row} market={each} />
          ))}
        </div>
      </td>
      <td
        className={isOld ? "n soft" : "n"}
        data-l={`Price ${market.toUpperCase()}`}
        title={isOld ? "Hidden on the report until refreshed" : undefined}
      >
        {formatPrice(offer?.price, market, offer?.currency ?? CURRENCY_OF[market])}
        {isOld && offer?.price != null ? <ConfirmPrice row={row} market={market} /> : null}
      </td>
      <td className="n lo" data-l="Rating">
        {offer?.rating == null ? (
          "—"
        ) : (
          <>
            {offer.rating.toFixed(1)} <span className="rv">({(offer.reviewCount ?? 0).toLocaleString("en")})</span>
          </>
        )}
      </td>
      <td className="n lo hide" data-l="Priority">
        {priority}
      </td>
      <td data-l="Status">
        {isActive ? <Badge kind="good" icon={Check} text="Active" /> : <Badge icon={Pause} text="Inactive" />}
      </td>
      <td className="n lo hide soft" data-l="Refreshed" title={lastScraped ? formatMoment(lastScraped) : undefined}>
        {lastScraped ? formatAge(lastScraped, seenAt) : "never"}
      </td>
      <td className="full">
        <RowActions
          name={name}
          edit={edit}
          isScraping={isScraping}
          onScrape={() => void scrape(row, market)}
          onDelete={onDelete}
        />
      </td>
    </tr>
  );
}
