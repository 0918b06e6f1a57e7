import type { RecommendedProduct, Supplement } from "@hundeblick/proto/http/report";
import { newId } from "@hundeblick/proto/ids";
import { useRef, useState } from "react";
import { pushEvent, type TrackedItem } from "#shared/visit/data-layer.ts";
import { visitId } from "#shared/visit/visit.ts";
import { useTrackClickMutation } from "./report.api.ts";

const DAY_MS = 86_400_000;

/** Records clicks on product links of one report, without delaying them; failures are only logged. */
export function useProductClick(reportId: string) {
  const [track] = useTrackClickMutation();
  const [shownAt] = useState(() => Date.now());
  const clicked = useRef(new Set<string>());

  return (supplement: Supplement, product: RecommendedProduct, position: number) => {
    const { item_id: asin, item_name: name, price, currency } = itemOf(product, position);
    const isReturnClick = clicked.current.has(product.id);
    clicked.current.add(product.id);
    pushEvent("select_item", itemOf(product, position));
    track({
      eventId: newId(),
      sessionId: visitId(),
      reportId,
      product: { asin, name, price, currency, brand: product.brand, category: product.category },
      context: {
        clickPosition: position,
        recommendedFor: supplement.goal ?? supplement.ingredient,
        timeToClick: Math.min(Date.now() - shownAt, DAY_MS),
        isReturnClick,
        openedNewTab: true,
        match: supplement.match,
      },
    })
      .unwrap()
      .catch((error: unknown) => console.warn("click not recorded", error));
  };
}

/** A product for the data layer; `index` is its position, from 1. */
export const itemOf = (product: RecommendedProduct, index: number): TrackedItem => ({
  item_id: product.asin || product.id,
  item_name: product.name || product.title,
  item_brand: product.brand,
  item_category: product.category,
  price: product.price === null ? null : Number(product.price),
  currency: product.currency,
  index,
});
