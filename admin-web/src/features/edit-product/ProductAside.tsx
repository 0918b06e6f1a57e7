import { Package } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { Product } from "@hundeblick/proto/http/catalogue";
import type { Market } from "@hundeblick/proto/language";
import { formatMoment } from "#shared/format/moment.ts";
import { MARKET_NAMES } from "#shared/format/markets.ts";
import { DeleteCard } from "./DeleteCard.tsx";

// loaded on demand, because the chart library is as large as the form
const PriceHistory = lazy(() => import("./PriceHistory.tsx"));

const AVAILABILITY = { true: "in stock", false: "out of stock", null: "not known" };
const whenOf = (instant: string | null): string => (instant === null ? "never" : formatMoment(instant));

/** The picture, and data of the marketplace. */
export function ProductAside({
  product,
  market,
  imageUrl,
}: {
  product: Product | undefined;
  market: Market;
  imageUrl: string;
}) {
  const offer = product?.markets[market];
  const picture = imageUrl || product?.imageUrl || "";
  const [broken, setBroken] = useState("");
  return (
    <aside className="stack">
      <section className="card pad stack" aria-label="Picture">
        <div className="preview">
          {picture === "" || broken === picture ? (
            <Package aria-hidden />
          ) : (
            <img
              src={picture}
              alt={`Listing in ${MARKET_NAMES[market]}`}
              referrerPolicy="no-referrer"
              onError={() => setBroken(picture)}
            />
          )}
        </div>
        <p className="note">
          {picture === ""
            ? "No picture yet."
            : broken === picture
              ? "This picture cannot be loaded."
              : imageUrl === ""
                ? "Picture of the product; the listing has none."
                : `Picture of the listing in ${MARKET_NAMES[market]}.`}
        </p>
      </section>
      {product && offer ? (
        <Suspense fallback={null}>
          <PriceHistory productId={product.id} market={market} />
        </Suspense>
      ) : null}
      {offer ? (
        <section className="card pad stack" aria-labelledby="shop-title">
          <h3 id="shop-title">On the marketplace</h3>
          <dl className="facts">
            <dt>Availability</dt>
            <dd>{AVAILABILITY[`${offer.available}`]}</dd>
            <dt>Rating</dt>
            <dd>
              {offer.rating === null
                ? "—"
                : `${offer.rating.toFixed(1)} from ${(offer.reviewCount ?? 0).toLocaleString("en")} reviews`}
            </dd>
            <dt>Prime</dt>
            <dd>{offer.primeEligible ? "yes" : "no"}</dd>
            <dt>Last scraped</dt>
            <dd>{whenOf(offer.lastScraped)}</dd>
          </dl>
        </section>
      ) : product ? (
        <section className="card pad">
          <p className="note">Not on sale in {MARKET_NAMES[market]} yet. Fill in the market information to add it.</p>
        </section>
      ) : null}
      {product ? <DeleteCard product={product} /> : null}
    </aside>
  );
}
