import { Check } from "lucide-react";
import { Link } from "react-router-dom";
import type { RefreshResult } from "@hundeblick/proto/http/admin/marketplace";
import type { Market } from "@hundeblick/proto/language";
import { getErrorMessage } from "#shared/api/error-message.ts";
import { useKnownAsinsQuery, useScrapeProductMutation } from "#shared/marketplace/marketplace.api.ts";
import { MARKET_NAMES } from "#shared/format/markets.ts";
import { OUTCOME_TEXTS } from "#shared/marketplace/outcomes.ts";
import { useSetActiveMutation } from "./bulk-update.api.ts";
import { Badge } from "#shared/ui/Badge.tsx";
import { SmallButton } from "#shared/ui/SmallButton.tsx";

/** Cache key of a product's retry, so that list and row share it. */
export const retryOptions = (jobId: string, { productId }: RefreshResult) => ({
  fixedCacheKey: `${jobId} ${productId}`,
});

type Props = { failed: RefreshResult; jobId: string; market: Market };

/** A failed product: retry, or set it inactive if the marketplace no longer has it. */
export function FailedProduct({ failed, jobId, market }: Props) {
  const [scrape, { data: again, error, isLoading }] = useScrapeProductMutation(retryOptions(jobId, failed));
  const [setActive, setting] = useSetActiveMutation();
  const { data: known } = useKnownAsinsQuery(market, { refetchOnMountOrArgChange: false });
  const { productId, name, asin, outcome, error: why } = again ?? failed;
  const isRead = again?.status === "success";
  const isGone = outcome === "gone";
  const isInactive = isGone && known?.inactive.includes(productId) === true;
  const { label, kind, product } = OUTCOME_TEXTS[outcome];
  const said = isRead
    ? "Product data updated successfully!"
    : setting.error
      ? `Failed to update market data: ${getErrorMessage(setting.error)}`
      : isInactive
        ? `Inactive in ${MARKET_NAMES[market]}: visitors are not shown it.`
        : error
          ? getErrorMessage(error, "Failed to scrape product")
          : (why ?? product);
  return (
    <tr>
      <td className="full who-is">
        <Link className="clip" to={`/admin/products/${productId}/edit?market=${market}`} title={name}>
          {name}
        </Link>
        <span className="mono">{asin}</span>
      </td>
      <td className="full">
        {isRead ? <Badge kind="good" icon={Check} text="Read" /> : <Badge kind={kind} text={label} />}
      </td>
      <td className="full soft what">
        <output>{said}</output>
      </td>
      <td className="full">
        <div className="acts">
          {isRead ? null : isGone ? (
            <SmallButton
              loading={setting.isLoading}
              disabled={!known}
              aria-label={`Set ${name} ${isInactive ? "active" : "inactive"}`}
              onClick={() => void setActive({ id: productId, market, isActive: isInactive })}
            >
              {isInactive ? "Set active" : "Set inactive"}
            </SmallButton>
          ) : (
            <SmallButton
              loading={isLoading}
              aria-label={`Retry ${name}`}
              onClick={() => void scrape({ id: productId, market })}
            >
              Retry
            </SmallButton>
          )}
        </div>
      </td>
    </tr>
  );
}
