const NOTHING = "—";

/** A percentage with one decimal; an em dash for null. */
export const formatPercent = (rate: number | null): string => (rate === null ? NOTHING : `${rate.toFixed(1)}%`);

/** Percent of `whole`; null when that is 0. */
export const toPercent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1_000) / 10;
