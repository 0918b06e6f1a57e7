import type { CategoryCount } from "@hundeblick/proto/http/admin/numbers";

export const ANONYMOUS = "Anonymous";
export const CATEGORY_NAMES: Record<CategoryCount["category"], string> = {
  joint: "Joints",
  omega3: "Omega-3",
  probiotic: "Probiotic",
  multivitamin: "Multivitamin",
};

/** Range of the counted clicks; older ones are deleted. */
export const formatClicks = (keptDays: number | undefined): string =>
  keptDays === undefined ? "clicks on products" : `clicks in ${keptDays} ${keptDays === 1 ? "day" : "days"}`;

/** A likelihood of 0–1 in percent with one decimal; an em dash for null. */
export const formatMatch = (likelihood: number | null): string =>
  likelihood === null ? "—" : `${(likelihood * 100).toFixed(1)}%`;

/** A part of all clicks in percent with one decimal; an em dash when there are none. */
export const formatShare = (part: number, all: number): string => formatMatch(all === 0 ? null : part / all);

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
