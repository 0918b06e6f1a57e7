import { describe, expect, test } from "vitest";
import { Finding, SEEN_CODES } from "@hundeblick/proto/health/findings";
import { seenFinding, seenFindings } from "./seen-findings.ts";

const codes = (...seenCodes: (typeof SEEN_CODES)[number][]) =>
  seenFindings(seenCodes.map((code) => ({ code, confidence: "high" as const }))).map(({ code }) => code);

describe("seen findings", () => {
  test.each(SEEN_CODES)("%s is a finding with the basis seen", (code) => {
    expect(Finding.parse(seenFinding(code, "medium")).basis).toBe("seen");
  });
  test("removes duplicates", () => {
    expect(codes("coat_shiny", "coat_shiny")).toEqual(["coat_shiny"]);
  });
  test("drops praise that is contradicted", () => {
    expect(codes("coat_shiny", "coat_dull")).toEqual(["coat_dull"]);
    expect(codes("eyes_clear", "eyes_discharge", "posture_relaxed")).toEqual(["eyes_discharge", "posture_relaxed"]);
    expect(codes("body_ideal", "body_heavy")).toEqual(["body_heavy"]);
  });
  test("drops lean and heavy if both were seen", () => {
    expect(codes("body_lean", "body_heavy", "coat_even")).toEqual(["coat_even"]);
  });
  test("keeps the provider's order", () => {
    expect(codes("nails_long", "coat_even", "muzzle_grey")).toEqual(["nails_long", "coat_even", "muzzle_grey"]);
  });
});
