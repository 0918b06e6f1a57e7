import { GOALS, type OwnerAnswers } from "@hundeblick/proto/health/answers";
import { type CheckId, CONDITIONS, MeasuredCheck, MEDICINES } from "@hundeblick/proto/health/check";
import { checkById } from "@hundeblick/triage/all-checks";
import { describe, expect, test } from "vitest";
import type { SupplementArea } from "../../src/data/ingredients.ts";
import { buildVisionFindings, composed } from "../support/dogs.ts";

const TARTAR = buildVisionFindings(["tartar_visible"]);
/** Suggestions for a grown dog with these goals, and tartar in the photo. */
const suggested = (answers: OwnerAnswers) =>
  composed({ ageMonths: 60, weightKg: 20, ...answers }, TARTAR).supplements.recommended;

/** A check after which a vet should look this week. */
function measured(id: CheckId): OwnerAnswers {
  const check = checkById(id);
  const pending = check.bands.filter(({ severity, level }) => severity === "see_vet" && level === "this_week");
  const inputs = check.examples.find(({ out }) => pending.some((band) => band.id === out["band"]))?.in;
  return { checks: [MeasuredCheck.parse({ id, inputs, measuredAt: "2026-11-20T10:00:00Z" })] };
}
const clearlyLimping: OwnerAnswers = { concerns: [{ id: "limping", answers: { alarm: ["none"], weight: "clear" } }] };
const smellingSkin: OwnerAnswers = {
  concerns: [{ id: "itching_skin", answers: { alarm: ["none"], skin: ["smell"] } }],
};
const soreMouth: OwnerAnswers = { concerns: [{ id: "mouth_teeth", answers: { alarm: ["none"] } }] };

describe("none while a visit is pending for that area", () => {
  test.each<[string, SupplementArea, OwnerAnswers]>([
    ["limping", "joints", clearlyLimping],
    ["itching", "skin_coat", smellingSkin],
    ["a sore mouth", "dental", soreMouth],
    ["a broken tooth in own words", "dental", { additionalInfo: "Er hat einen abgebrochenen Zahn" }],
    ["getting up", "joints", measured("getting_up")],
    ["muscles", "joints", measured("muscle")],
    ["signs of pain", "joints", measured("pain_signs")],
    ["the skin", "skin_coat", measured("skin_coat")],
    ["the ears", "skin_coat", measured("ears")],
    ["the teeth", "dental", measured("teeth")],
  ])("%s: %s", (_, area, pending) => {
    const goals = GOALS.filter((goal) => goal === area);
    const ofArea = (answers: OwnerAnswers) => suggested({ goals, ...answers }).filter((one) => one.area === area);
    expect(ofArea({}).length).toBeGreaterThan(0);
    expect(ofArea(pending)).toEqual([]);
  });
});

describe("with an illness or a medicine, only after asking the vet, without a shop link", () => {
  test.each([
    ...CONDITIONS.map((id): [string, OwnerAnswers] => [id, { conditions: [id] }]),
    ...MEDICINES.map((id): [string, OwnerAnswers] => [id, { medicines: [id] }]),
    ["a prescription in own words", { meds: "Irgendwas vom Tierarzt" }],
  ] as [string, OwnerAnswers][])("%s", (_, answers) => {
    for (const { cautions, important } of suggested({ goals: [...GOALS], ...answers })) {
      expect(cautions.length).toBeGreaterThan(0);
      expect(important).toBe(false);
    }
  });
});
