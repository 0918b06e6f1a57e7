import { expect, test } from "vitest";
import { LANGUAGES } from "@hundeblick/proto/language";
import { fallbackTimeline } from "./fallback-timeline.ts";

test.each([
  ["Omega-3 Lachsöl", "Omega", "omega-3"],
  ["Fish oil", "Fischöl", "Olej rybi"],
  ["Glucosamine", "Glucosamin", "Glukozamina"],
  ["MSM", "Chondroitin", "Chondroityna"],
  ["Probiotic", "Probiotikum", "Probiotyk wieloszczepowy"],
])("%s, %s and %s share a text of their own", (one, other, third) => {
  for (const language of LANGUAGES) {
    expect(fallbackTimeline(one, language)).toBe(fallbackTimeline(other, language));
    expect(fallbackTimeline(one, language)).toBe(fallbackTimeline(third, language));
    expect(fallbackTimeline(one, language)).not.toBe(fallbackTimeline("Zinc", language));
  }
});

test("any other name, also an empty one, gets the general text", () => {
  expect(fallbackTimeline("Kürbis", "de")).toContain("6 bis 8 Wochen");
  expect(fallbackTimeline("", "pl")).toBe(fallbackTimeline("Dynia", "pl"));
});
