import { Button } from "@mantine/core";
import { Play } from "lucide-react";
import { useState } from "react";
import type { UpdateJob } from "@hundeblick/proto/http/admin/marketplace";
import type { Market } from "@hundeblick/proto/language";
import { formatCount } from "#shared/format/count.ts";
import { MARKET_NAMES } from "#shared/format/markets.ts";
import { ConfirmDialog } from "#shared/ui/ConfirmDialog.tsx";
import { CountList } from "#shared/ui/CountList.tsx";
import { estimateMinutes } from "./job.ts";
import { LastUpdate } from "./LastUpdate.tsx";
import { NothingToUpdate } from "./NothingToUpdate.tsx";
import type { SkippedProducts } from "./skipped-products.ts";

type Props = {
  market: Market;
  withAsin: number;
  /** Among these. */
  skippedProducts: SkippedProducts;
  without: number;
  last: UpdateJob | null;
  isStarting: boolean;
  onStart: () => void;
  onShowLast: () => void;
};

/** Description of an update and its start button. */
export function StartUpdate({
  market,
  withAsin,
  skippedProducts,
  without,
  last,
  isStarting,
  onStart,
  onShowLast,
}: Props) {
  const [isAsking, setAsking] = useState(false);
  const name = MARKET_NAMES[market];
  const toRead = withAsin - skippedProducts.count;
  const minutes = estimateMinutes(toRead);
  const products = formatCount(toRead, "product");
  const button = (
    <Button
      disabled={toRead === 0 || isStarting}
      leftSection={<Play className="i" aria-hidden />}
      onClick={() => setAsking(true)}
    >
      Start update
    </Button>
  );
  if (toRead === 0) {
    return (
      <section className="card">
        <NothingToUpdate name={name} skippedProducts={skippedProducts} button={button} />
        {last ? <LastUpdate job={last} onShow={onShowLast} /> : null}
      </section>
    );
  }
  return (
    <section className="card" aria-labelledby="start-title">
      <div className="pad stack">
        <div className="row wrap between">
          <div className="about-update">
            <h2 id="start-title">Update all products in {name}</h2>
            <p className="soft">
              Every product with an ASIN is read again from the marketplace: price, availability, rating, reviews, title
              and image. It takes 2-3 seconds per product and runs one product at a time. You can leave this page; the
              update goes on.
            </p>
          </div>
          {button}
        </div>
        <dl className="counts update-counts">
          <div>
            <dt>Products with an ASIN</dt>
            <dd>{withAsin.toLocaleString("en")}</dd>
          </div>
          <div>
            <dt>Estimate at 2.5 s each</dt>
            <dd>{minutes.toLocaleString("en")} min</dd>
          </div>
          <div>
            <dt>Skipped, no ASIN</dt>
            <dd>{without.toLocaleString("en")}</dd>
          </div>
        </dl>
        {skippedProducts.count > 0 ? <p className="note">{skippedProducts.why}</p> : null}
      </div>
      {last ? <LastUpdate job={last} onShow={onShowLast} /> : null}
      <ConfirmDialog
        title={`Update ${products} in ${name}?`}
        isOpen={isAsking}
        keep="Not now"
        label={`Update ${products}`}
        onConfirm={() => {
          setAsking(false);
          onStart();
        }}
        onClose={() => setAsking(false)}
      >
        <p className="soft">
          Reads each product page once, one at a time, and writes what changed. It takes about{" "}
          {formatCount(minutes, "minute")} and can be paused.
        </p>
        <CountList
          counts={[
            ["Will be read", toRead],
            ...(skippedProducts.count > 0
              ? [["Left out, of the other marketplace", skippedProducts.count] as const]
              : []),
            ["Skipped, no ASIN", without],
          ]}
        />
      </ConfirmDialog>
    </section>
  );
}
