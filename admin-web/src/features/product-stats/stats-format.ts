import type { CategoryCount } from "@hundeblick/proto/http/admin/numbers";
import { CURRENCY_OF, MARKETS } from "@hundeblick/proto/language";
import { formatCount } from "#shared/format/count.ts";
import { formatPrice } from "#shared/format/markets.ts";
import { formatPercent } from "#shared/format/rates.ts";

export const ANONYMOUS = "Anonymous";
export const CATEGORY_NAMES: Record<CategoryCount["category"], string> = {
  joint: "Joints",
  omega3: "Omega-3",
  probiotic: "Probiotic",
  multivitamin: "Multivitamin",
};

/** Range of the counted clicks; older ones are deleted. */
export const formatClicks = (keptDays: number): string => `clicks in ${formatCount(keptDays, "day")}`;

/** A likelihood of 0–1 in percent. */
export const formatMatch = (likelihood: number | null): string =>
  formatPercent(likelihood === null ? null : likelihood * 100);

/** A price in the writing of its currency's market, in euro when the click named none; an em dash for null. */
export function formatSelectionPrice(price: number | null, currency: string | null): string {
  const named = currency ?? "EUR";
  const market = MARKETS.find((each) => CURRENCY_OF[each] === named);
  return formatPrice(price === null || !market ? null : String(price), market ?? "de", named);
}

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
