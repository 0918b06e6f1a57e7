import type { MarketOffer, Product } from "@hundeblick/proto/http/catalogue";
import type { FieldChange } from "@hundeblick/proto/http/catalogue-import";
import { MARKETS } from "@hundeblick/proto/language";
import type { Change } from "./change.ts";

const SHOWN = 12;
const MAX_LENGTH = 80;

/** The first changed fields with shortened values; of an added or removed product only its listings. */
export function fieldChanges({ from, to }: Change, fields: readonly string[]): FieldChange[] {
  const changed = from && to ? fields : fields.filter((field) => field.startsWith("markets."));
  return changed
    .slice(0, SHOWN)
    .map((field) => ({ field, before: words(valueOf(from, field)), after: words(valueOf(to, field)) }));
}

function valueOf(product: Product | null, field: string): unknown {
  if (!product) return null;
  const [, code, key] = /^markets\.([a-z]{2})(?:\.(\w+))?$/.exec(field) ?? [];
  const market = MARKETS.find((each) => each === code);
  if (!market) return product[field as keyof Product];
  const offer = product.markets[market];
  return offer && key ? offer[key as keyof MarketOffer] : offer && listing(offer);
}

const listing = ({ price, currency, asin }: MarketOffer): string =>
  price === null ? (asin ?? "listed") : `${price} ${currency}`;

function words(value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  const text = Array.isArray(value)
    ? value.join(", ")
    : typeof value === "object"
      ? Object.entries(value)
          .map(([name, said]) => `${name}: ${String(said)}`)
          .join(", ")
      : `${value as string | number | boolean}`;
  return text === "" ? null : text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;
}
