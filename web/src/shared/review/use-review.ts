import type { ReviewedKind } from "@hundeblick/proto/http/reviewer";
import { useSiteFigures } from "../figures/use-site-figures.ts";
import { type Review, reviewOf } from "./review-of.ts";

/** What a page is, for the question whether it was reviewed. */
export interface Reviewable {
  kind: ReviewedKind;
  /** ISO day of the last change, where the page knows it. */
  changed?: string;
}

/** The review of a page; null until the site's claims have come, as in the prerendered page. */
export const useReview = ({ kind, changed }: Reviewable): Review | null =>
  reviewOf(useSiteFigures().reviewer, kind, changed);
