import { SEEN_CODES } from "@hundeblick/proto/health/findings";
import { describe, expect, test } from "vitest";
import { buildVisionFindings, codesIn, composed } from "../../../test/support/dogs.ts";
import { RATINGS } from "./ratings.ts";
import { seenFindings } from "./seen.ts";

describe("seen findings", () => {
  test("every code a provider may use is rated, and none of them is about mobility or energy", () => {
    for (const code of SEEN_CODES) expect(["coat", "weight", "general", "photo"]).toContain(RATINGS[code].area);
  });

  test("the local network saw no coat, no body and no eyes, whatever it claims", () => {
    const looked = { ...buildVisionFindings([...SEEN_CODES]), provider: "local" as const };
    expect(
      seenFindings(looked)
        .map(({ code }) => code)
        .toSorted(),
    ).toEqual([
      "dog_by_owner",
      "dog_not_chosen",
      "dog_partly_hidden",
      "dog_small_in_photo",
      "muzzle_grey",
      "photo_dark",
      "photo_overexposed",
      "photo_soft",
    ]);
  });

  test("a remote provider's findings have its confidence and our points", () => {
    expect(seenFindings(buildVisionFindings(["coat_shiny"], "high"))).toEqual([
      expect.objectContaining({
        code: "coat_shiny",
        basis: "seen",
        confidence: "high",
        points: RATINGS.coat_shiny.points,
      }),
    ]);
  });

  test("a code outside the list is dropped", () => {
    const looked = buildVisionFindings(["coat_shiny"]);
    const [finding] = looked.findings;
    expect(
      seenFindings({
        ...looked,
        findings: [
          { ...finding!, code: "told_limping" },
          { ...finding!, code: "hip_dysplasia" },
        ],
      }),
    ).toEqual([]);
  });

  test("keeps the worse of two contradicting findings", () => {
    expect(
      seenFindings(buildVisionFindings(["coat_shiny", "coat_dull", "body_ideal", "body_heavy"])).map(
        ({ code }) => code,
      ),
    ).toEqual(["coat_dull", "body_heavy"]);
  });

  test("mobility and energy are never seen", () => {
    const report = composed({}, buildVisionFindings([...SEEN_CODES]));
    for (const { id, findings } of report.areas)
      if (id === "mobility" || id === "energy") expect(findings.map(({ basis }) => basis)).not.toContain("seen");
    expect(codesIn(report)).toContain("coat_patchy");
  });
});
