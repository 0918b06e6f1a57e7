import type { ReviewedKind, Reviewer } from "@hundeblick/proto/http/reviewer";

/** Kinds of pages in the order of the site's menus. */
export const KIND_NAMES: Record<ReviewedKind, string> = {
  article: "Articles",
  guide: "Guides",
  concern: "Concerns",
  check: "Checks",
  breed: "Breeds",
};
export const KINDS = Object.keys(KIND_NAMES) as ReviewedKind[];

export const NEW_REVIEWER: Reviewer = { name: "", credentials: { de: "", en: "", pl: "" }, url: "", reviewed: {} };
