import type { ReviewedKind, Reviewer } from "@hundeblick/proto/http/reviewer";
import type { Language } from "@hundeblick/proto/language";

/** Review of a page by a named veterinarian. */
export interface Review {
  reviewer: Reviewer;
  /** ISO date. */
  day: string;
}

/** The review of a page; none for a text that changed after it. */
export function reviewOf(reviewer: Reviewer | undefined, kind: ReviewedKind, changed = ""): Review | null {
  const day = reviewer?.reviewed[kind];
  return reviewer && day !== undefined && changed <= day ? { reviewer, day } : null;
}

/** Structured data of a reviewed WebPage; empty otherwise. */
export const reviewSchema = (review: Review | null, language: Language): object =>
  review
    ? {
        lastReviewed: review.day,
        reviewedBy: {
          "@type": "Person",
          name: review.reviewer.name,
          jobTitle: review.reviewer.credentials[language],
          url: review.reviewer.url,
        },
      }
    : {};
