import { expect, test } from "vitest";
import type { Reviewer } from "@hundeblick/proto/http/reviewer";
import { reviewOf, reviewSchema } from "./review-of.ts";

const ADA: Reviewer = {
  name: "Ada Muster",
  credentials: { de: "Tierärztin", en: "veterinarian", pl: "lekarka weterynarii" },
  url: "https://example.org/ada",
  reviewed: { article: "2026-05-14", breed: "2026-05-20" },
};

test("only reviewed kinds of pages have a review, each with its own date", () => {
  expect(reviewOf(ADA, "article")).toEqual({ reviewer: ADA, day: "2026-05-14" });
  expect(reviewOf(ADA, "breed")).toEqual({ reviewer: ADA, day: "2026-05-20" });
  expect(reviewOf(ADA, "guide")).toBeNull();
  expect(reviewOf(undefined, "article")).toBeNull();
});

test.each([
  ["2026-05-13", true],
  ["2026-05-14", true],
  ["2026-05-15", false],
])("a text last changed on %s was reviewed on 14 May as it is now: %s", (changed, isReviewed) => {
  expect(reviewOf(ADA, "article", changed) !== null).toBe(isReviewed);
});

test("a reviewed page names the person in its structured data; others do not", () => {
  expect(reviewSchema(reviewOf(ADA, "article"), "pl")).toEqual({
    lastReviewed: "2026-05-14",
    reviewedBy: { "@type": "Person", name: "Ada Muster", jobTitle: "lekarka weterynarii", url: ADA.url },
  });
  expect(reviewSchema(null, "pl")).toEqual({});
});
