import { describe, expect, test } from "vitest";
import type { OwnerAnswers } from "@hundeblick/proto/health/answers";
import { composed, rendered } from "../../../test/support/dogs.ts";

const limping: OwnerAnswers = {
  weightKg: 36.5,
  meds: "Rimadyl",
  medicines: ["nsaid"],
  conditions: ["diabetes"],
  diet: "dry",
  concerns: [{ id: "limping", answers: { alarm: ["none"], weight: "clear" } }],
};
const answersIn = (language: "de" | "en" | "pl", answers = limping) =>
  Object.fromEntries((rendered(composed(answers), language).told ?? []).map(({ label, value }) => [label, value]));

describe("the answers on the sheet for the vet", () => {
  test("name medicines in the owner's word, illnesses and food, in the report's language", () => {
    expect(answersIn("en")).toMatchObject({
      Weight: "36.5\u00A0kg",
      Medicines: "Rimadyl; Painkillers (carprofen, meloxicam …)",
      Illnesses: "Diabetes",
      Food: "Dry food",
    });
    expect(answersIn("pl")).toMatchObject({ Choroby: "Cukrzyca", Karma: "Karma sucha" });
  });

  test("say whether it is neutered, if that was answered", () => {
    const sexOf = (neutered?: boolean) =>
      answersIn("en", { sex: "female", ...(neutered !== undefined && { neutered }) })["Sex"];
    expect([true, false, undefined].map(sexOf)).toEqual(["female; neutered", "female; not neutered", "female"]);
  });

  test("hold each question of a concern with its answer", () => {
    const { concerns } = rendered(composed(limping), "en");
    const [quote] = concerns[0]?.reasons[0]?.because ?? [];
    expect(Object.values(answersIn("en"))).toContain(quote);
  });

  test("have an empty line without an answer", () => {
    expect(answersIn("en")).toMatchObject({ Breed: "", Age: "", Intolerances: "", "Last given": "" });
    const open = rendered(composed(limping), "de").concerns[0]?.unanswered ?? [];
    expect(open.length).toBeGreaterThan(0);
    for (const { text } of open) expect(answersIn("de")[text]).toBe("");
  });

  test("are missing in a report from before there were concerns", () => {
    const { check: _check, ...old } = composed(limping);
    expect(rendered(old, "en").told).toBeUndefined();
  });
});
