import type { OfferDifference } from "@hundeblick/proto/http/admin/marketplace";
import { CURRENCY_OF, type Market } from "@hundeblick/proto/language";
import { formatPrice } from "#shared/format/markets.ts";

/** A displayed difference; without `before` and `after` only that it changed. */
export type DifferenceText = { label: string; before?: string; after?: string; percent?: number };

const LABELS: Record<string, string> = {
  price: "Price",
  currency: "Currency",
  available: "Available",
  rating: "Rating",
  reviewCount: "Reviews",
  primeEligible: "Prime",
  marketTitle: "Title",
  marketBrand: "Brand",
  description: "Description",
  bulletPoints: "Bullet points",
  specifications: "Specifications",
  imageUrl: "Picture",
  url: "Link",
};
/** Fields whose values before and after are shown; of the others only that they changed. */
const IN_FULL = new Set(["price", "currency", "available", "rating", "reviewCount", "primeEligible", "marketBrand"]);

function read(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}

function words(field: string, value: unknown, market: Market): string {
  if (field === "price" && typeof value === "string") return formatPrice(value, market, CURRENCY_OF[market]);
  if (field === "available" && typeof value === "boolean") return value ? "in stock" : "out of stock";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return value.toLocaleString("en");
  return typeof value === "string" && value !== "" ? value : "—";
}

/** One field before and after as text; prices also as a change in percent. */
export function formatDifference({ field, before, after }: OfferDifference, market: Market): DifferenceText {
  const label = LABELS[field] ?? field;
  if (!IN_FULL.has(field) || before === null || after === null) return { label };
  const [old, now] = [read(before), read(after)];
  const percent =
    field === "price" && Number(old) > 0 && now !== null
      ? (100 * (Number(now) - Number(old))) / Number(old)
      : Number.NaN;
  return {
    label,
    before: words(field, old, market),
    after: words(field, now, market),
    ...(Number.isFinite(percent) && { percent }),
  };
}
