import type { CategoryCount } from "@hundeblick/proto/http/admin/numbers";

export const ANONYMOUS = "Anonymous";
export const CATEGORY_NAMES: Record<CategoryCount["category"], string> = {
  joint: "Joints",
  omega3: "Omega-3",
  probiotic: "Probiotic",
  multivitamin: "Multivitamin",
};

/** A likelihood of 0–1 in percent with one decimal; an em dash when nobody told one. */
export const matchText = (likelihood: number | null): string =>
  likelihood === null ? "—" : `${(likelihood * 100).toFixed(1)}%`;

/** A part of all clicks in percent with one decimal; an em dash when there are none. */
export const shareText = (part: number, all: number): string => matchText(all === 0 ? null : part / all);

const clickTime = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});
/** Date and time in the operator's own zone. */
export const clickedText = (instant: string): string => clickTime.format(new Date(instant));
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
