import type { Reviewable } from "#shared/review/use-review.ts";
import type { ContentEntry } from "../../content/content-entry.ts";

/** Kind of page for a review. */
export const reviewable = ({ kind, updated }: ContentEntry): Reviewable => ({
  kind: kind === "post" ? "article" : "guide",
  changed: updated,
});
