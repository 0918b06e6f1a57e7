import type { ReviewedKind, Reviewer } from "@hundeblick/proto/http/reviewer";
import type { Language } from "@hundeblick/proto/language";

/** That a named veterinarian has reviewed a page. */
export interface Review {
  reviewer: Reviewer;
  /** ISO day. */
  day: string;
}

/** The review of a page, if it had one. A text that changed after the day was not reviewed as it is now. */
export function reviewOf(reviewer: Reviewer | undefined, kind: ReviewedKind, changed = ""): Review | null {
  const day = reviewer?.reviewed[kind];
  return reviewer && day !== undefined && changed <= day ? { reviewer, day } : null;
}

/** What schema.org says of a reviewed WebPage; nothing of any other. */
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
