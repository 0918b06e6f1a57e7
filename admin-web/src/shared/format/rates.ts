import { toPercent } from "@hundeblick/proto/http/admin/numbers";

/** A percentage with one decimal; an em dash for null. */
export const formatPercent = (rate: number | null): string => (rate === null ? "—" : `${rate.toFixed(1)}%`);

/** A part of a whole in percent; an em dash when that is 0. */
export const formatShare = (part: number, whole: number): string => formatPercent(toPercent(part, whole));
