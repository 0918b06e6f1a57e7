import { Button, Modal } from "@mantine/core";
import { Play } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { UpdateJob } from "@hundeblick/proto/http/admin/marketplace";
import type { Market } from "@hundeblick/proto/language";
import { MARKET_NAMES } from "../../app/markets.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { estimateMinutes } from "./job.ts";
import { LastUpdate } from "./LastUpdate.tsx";

type Props = {
  market: Market;
  withAsin: number;
  without: number;
  last: UpdateJob | null;
  isStarting: boolean;
  onStart: () => void;
  onShowLast: () => void;
};

/** What an update does and takes, and its button. */
export function StartUpdate({ market, withAsin, without, last, isStarting, onStart, onShowLast }: Props) {
  const [isAsking, setAsking] = useState(false);
  const name = MARKET_NAMES[market];
  const minutes = estimateMinutes(withAsin);
  const products = `${withAsin.toLocaleString("en")} ${withAsin === 1 ? "product" : "products"}`;
  const button = (
    <Button
      disabled={withAsin === 0 || isStarting}
      leftSection={<Play className="i" aria-hidden />}
      onClick={() => setAsking(true)}
    >
      Start update
    </Button>
  );
  if (withAsin === 0) {
    return (
      <section className="card">
        <EmptyState
          title={`No product in ${name} has an ASIN`}
          actions={
            <>
              {button}
              <Button component={Link} variant="default" to="/admin?tab=discover">
                Discover products
              </Button>
            </>
          }
        >
          An update reads product pages, and those are found by ASIN. Add one to a product, or find products in Discover
          Products.
        </EmptyState>
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
        <dl className="counts">
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
      </div>
      {last ? <LastUpdate job={last} onShow={onShowLast} /> : null}
      <Modal opened={isAsking} onClose={() => setAsking(false)} title={`Update ${products} in ${name}?`}>
        <div className="stack">
          <p className="soft">
            Reads each product page once, one at a time, and writes what changed. It takes about {minutes}{" "}
            {minutes === 1 ? "minute" : "minutes"} and can be paused.
          </p>
          <ul className="removes">
            <li>
              <span>Will be read</span>
              <b>{withAsin.toLocaleString("en")}</b>
            </li>
            <li>
              <span>Skipped, no ASIN</span>
              <b>{without.toLocaleString("en")}</b>
            </li>
          </ul>
          <div className="dialog-foot">
            <Button variant="default" data-autofocus onClick={() => setAsking(false)}>
              Not now
            </Button>
            <Button
              onClick={() => {
                setAsking(false);
                onStart();
              }}
            >
              Update {products}
            </Button>
          </div>
        </div>
      </Modal>
    </section>
  );
}
