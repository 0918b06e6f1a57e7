import type { ReviewedKind } from "@hundeblick/proto/http/reviewer";
import { useSiteFigures } from "../figures/use-site-figures.ts";
import { type Review, reviewOf } from "./review-of.ts";

/** Kind of page for a review. */
export interface Reviewable {
  kind: ReviewedKind;
  /** ISO date of the last change, if known. */
  changed?: string;
}

/** The review of a page; null until the claims are loaded, as in the prerendered page. */
export const useReview = ({ kind, changed }: Reviewable): Review | null =>
  reviewOf(useSiteFigures().reviewer, kind, changed);
