import { Button } from "@mantine/core";
import { Check, Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import type { SearchResult } from "@hundeblick/proto/http/admin/marketplace";
import { LANGUAGE_OF, type Market } from "@hundeblick/proto/language";
import { formatPrice } from "#shared/format/markets.ts";
import { Badge } from "#shared/ui/Badge.tsx";
import { Picture } from "#shared/ui/Picture.tsx";
import { useImport } from "./use-import.ts";
import { SmallButton } from "#shared/ui/SmallButton.tsx";

const DONE = { created: "New product created", updated: "Market data updated" };

/** One search result. `productId`: already in the catalogue. */
export function SearchResultRow({
  result,
  market,
  productId,
}: {
  result: SearchResult;
  market: Market;
  productId: string | undefined;
}) {
  const { bring, isBringing, done } = useImport();
  const edit = useRef<HTMLAnchorElement>(null);
  // the pressed button is gone, so the focus moves to its replacement
  useEffect(() => {
    if (done && document.activeElement === document.body) edit.current?.focus();
  }, [done]);
  const { asin, title, price, currency, rating, reviewCount, imageUrl, url } = result;
  const unknown = (
    <span className="soft" title="The page did not say">
      —
    </span>
  );
  return (
    <tr>
      <td className="full">
        <div className="item">
          <Picture src={imageUrl} />
          <div className="t">
            <b lang={LANGUAGE_OF[market]}>{title}</b>
            <span>
              <span className="mono">{asin}</span>{" "}
              <a href={url} target="_blank" rel="noopener noreferrer" aria-label={`View on marketplace: ${title}`}>
                View on marketplace
              </a>
            </span>
          </div>
        </div>
      </td>
      <td className="n" data-l="Price">
        {price === null ? unknown : formatPrice(price, market, currency)}
      </td>
      <td className="n" data-l="Rating">
        {rating === null ? unknown : rating.toFixed(1)}
      </td>
      <td className="n" data-l="Reviews">
        {reviewCount === null ? unknown : reviewCount.toLocaleString("en")}
      </td>
      <td className="full">
        <div className="row import">
          {done ? (
            <Badge kind="good" icon={Check} text={DONE[done.action]} />
          ) : productId ? (
            <Badge icon={Check} text="In catalogue" />
          ) : null}
          {done ? (
            <Button
              component={Link}
              ref={edit}
              variant="subtle"
              size="xs"
              to={`/admin/products/${done.productId}/edit?market=${market}`}
              aria-label={`Edit ${title}`}
            >
              Edit
            </Button>
          ) : productId ? (
            <SmallButton loading={isBringing} aria-label={`Update ${title}`} onClick={() => void bring(result, market)}>
              Update
            </SmallButton>
          ) : (
            <Button
              size="xs"
              loading={isBringing}
              leftSection={<Download className="i" aria-hidden />}
              aria-label={`Import ${title}`}
              onClick={() => void bring(result, market)}
            >
              Import
            </Button>
          )}
        </div>
      </td>
    </tr>
  );
}
