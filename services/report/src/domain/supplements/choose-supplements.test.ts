import { describe, expect, test } from "vitest";
import { GOALS, type Goal } from "@hundeblick/proto/health/answers";
import * as fc from "fast-check";
import { ingredients, SUPPLEMENT_AREAS } from "../../data/ingredients.ts";
import { allergies, conditions, medications } from "../../data/medications.ts";
import type { OwnerWords } from "../owner-words/owner-words.ts";
import { chooseSupplements, type ChooseSupplementsInput } from "./choose-supplements.ts";
import type { Severity } from "./supplement-choice.ts";

const nothingSaid: OwnerWords = {
  medications: [],
  unknownMedication: false,
  notDiagnosed: [],
  allergies: [],
  unknownAllergies: [],
  conditions: [],
  pregnant: false,
  calcium: false,
};
const choose = (input: Partial<ChooseSupplementsInput>) =>
  chooseSupplements({
    answers: { ageMonths: 60, weightKg: 25 },
    words: nothingSaid,
    goals: [],
    needs: [],
    ...input,
  });
const idsOf = (list: readonly { ingredientId: string }[]) => list.map(({ ingredientId }) => ingredientId);
const takes = (id: string): OwnerWords["medications"] =>
  medications.filter((one) => one.id === id).map(({ label }) => ({ id, label, text: id }));

describe("suggestions", () => {
  test("nothing without goals and needs", () => {
    expect(choose({})).toEqual({ recommended: [], leftOut: [] });
  });

  test("important: good evidence for a reported need, never a goal alone", () => {
    const important = (input: Parameters<typeof choose>[0]) =>
      idsOf(choose(input).recommended.filter((one) => one.important));
    expect(important({ goals: ["joints"] })).toEqual([]);
    expect(important({ goals: ["joints"], needs: [{ area: "joints" }] })).toEqual(["omega3"]);
  });

  test("before an operation every supplement is a question for the vet, and tryptophan is left out", () => {
    const words = { ...nothingSaid, conditions: ["surgery_soon"] };
    for (const goal of GOALS)
      for (const { ingredientId, cautions } of choose({ words, goals: [goal] }).recommended)
        expect(cautions, ingredientId).not.toEqual([]);
    expect(idsOf(choose({ goals: ["anxiety"] }).recommended)).toContain("tryptophan");
    expect(idsOf(choose({ words, goals: ["anxiety"] }).recommended)).not.toContain("tryptophan");
  });

  test("for joints omega-3 first; glucosamine is left out with the reason", () => {
    const { recommended, leftOut } = choose({ goals: ["joints"] });
    expect(idsOf(recommended)).toEqual(["omega3", "green_lipped_mussel"]);
    expect(recommended[0]).toMatchObject({
      grade: "A",
      goal: "joints",
      important: false,
      cautions: [],
    });
    expect(leftOut.map(({ ingredientId, because }) => [ingredientId, because])).toEqual([
      ["glucosamine", "weak_evidence"],
      ["chondroitin", "weak_evidence"],
      ["msm", "weak_evidence"],
    ]);
    expect(leftOut[0]?.reason.de).toContain("keinen Nutzen");
  });

  test("one omega-3 serves joints and coat, under the goal with the better evidence", () => {
    const { recommended } = choose({ goals: ["skin_coat", "joints"] });
    expect(recommended.filter(({ ingredientId }) => ingredientId === "omega3")).toMatchObject([
      { goal: "joints", grade: "A" },
    ]);
  });

  test("at most one probiotic", () => {
    expect(idsOf(choose({ goals: ["gut"] }).recommended).filter((id) => id.startsWith("probiotic"))).toHaveLength(1);
  });

  test("a need outside of the owner's goals has no goal", () => {
    expect(choose({ needs: [{ area: "dental" }] }).recommended[0]).toMatchObject({
      area: "dental",
      goal: null,
      ingredientId: "kelp_ascophyllum",
    });
  });

  test("psyllium is graded by area: left out for weight, possible for the gut", () => {
    expect(choose({ needs: [{ area: "weight" }] }).leftOut).toMatchObject([{ ingredientId: "psyllium", grade: "D" }]);
    expect(idsOf(choose({ goals: ["gut"] }).leftOut)).not.toContain("psyllium");
  });
});

describe("contraindications", () => {
  test("fish allergy removes omega-3 and says so", () => {
    const { recommended, leftOut } = choose({
      goals: ["joints"],
      words: { ...nothingSaid, allergies: ["fish"] },
    });
    expect(idsOf(recommended)).not.toContain("omega3");
    expect(leftOut.find(({ ingredientId }) => ingredientId === "omega3")).toMatchObject({
      because: "contraindication",
      reason: { en: "Allergy to fish: do not give." },
    });
  });

  test("blood thinners keep omega-3 with a caution, remove curcumin", () => {
    const { recommended, leftOut } = choose({
      goals: ["joints"],
      words: { ...nothingSaid, medications: takes("anticoagulant") },
    });
    expect(recommended[0]).toMatchObject({ ingredientId: "omega3", important: false });
    expect(recommended[0]?.cautions.map(({ en }) => en)).toEqual([
      "With these medicines, ask the vet first: blood thinners.",
    ]);
    expect(idsOf(leftOut)).toContain("curcumin");
  });

  test("an unknown medicine puts a caution on everything", () => {
    const { recommended } = choose({
      goals: [...GOALS],
      words: { ...nothingSaid, unknownMedication: true },
    });
    expect(recommended.length).toBeGreaterThan(0);
    for (const { cautions, important } of recommended) expect([cautions.length > 0, important]).toEqual([true, false]);
  });

  test("an unknown allergy does the same", () => {
    const { recommended } = choose({
      goals: ["gut"],
      words: { ...nothingSaid, unknownAllergies: ["Karotten"] },
    });
    expect(recommended.every(({ cautions }) => cautions.length > 0)).toBe(true);
  });

  test("puppies and pregnant dogs: the vet is asked first", () => {
    expect(choose({ goals: ["joints"], answers: { ageMonths: 4 } }).recommended[0]?.cautions[0]?.en).toBe(
      "For dogs under 6 months, ask the vet first.",
    );
    expect(choose({ goals: ["joints"], answers: { pregnant: true } }).recommended[0]?.cautions[0]?.en).toContain(
      "pregnant",
    );
    expect(
      choose({ goals: ["joints"], words: { ...nothingSaid, pregnant: true } }).recommended[0]?.cautions[0]?.en,
    ).toContain("pregnant");
    expect(choose({ goals: ["joints"], answers: {} }).recommended[0]?.cautions).toEqual([]);
  });

  test("ingredients only a vet may start are never suggested", () => {
    const all = choose({ needs: SUPPLEMENT_AREAS.map((area) => ({ area })) });
    const onlyWithVet = ingredients.filter((one) => one.onlyWithVet).map(({ id }) => id);
    expect(onlyWithVet.length).toBeGreaterThan(0);
    expect([...idsOf(all.recommended), ...idsOf(all.leftOut)].filter((id) => onlyWithVet.includes(id))).toEqual([]);
  });
});

const subsetsOf = (ids: readonly string[]) => fc.subarray([...ids]);
const anyDog: fc.Arbitrary<ChooseSupplementsInput> = fc.record({
  answers: fc.record(
    {
      pregnant: fc.constant(true),
      ageMonths: fc.integer({ min: 0, max: 240 }),
      weightKg: fc.double({ min: 0.2, max: 120, noNaN: true }),
    },
    { requiredKeys: [] },
  ),
  words: fc.record({
    medications: subsetsOf(medications.map(({ id }) => id)).map((ids) => ids.flatMap(takes)),
    notDiagnosed: fc.constant([]),
    unknownMedication: fc.boolean(),
    allergies: subsetsOf(allergies.map(({ id }) => id)),
    unknownAllergies: fc.constantFrom([], ["x"]),
    conditions: subsetsOf(conditions.map(({ id }) => id)),
    pregnant: fc.boolean(),
    calcium: fc.boolean(),
  }),
  goals: fc.subarray([...GOALS] as Goal[]),
  needs: fc
    .subarray([...SUPPLEMENT_AREAS])
    .chain((areas) =>
      fc.tuple(
        ...areas.map((area) =>
          fc
            .constantFrom<Severity | undefined>(undefined, "mild", "moderate", "severe")
            .map((severity) => (severity ? { area, severity } : { area })),
        ),
      ),
    ),
});

describe("for any dog", () => {
  test("an excluded ingredient is never recommended, and every caution is shown", () => {
    fc.assert(
      fc.property(anyDog, (dog) => {
        const { recommended } = chooseSupplements(dog);
        const isPregnant = dog.words.pregnant || dog.answers.pregnant === true;
        for (const { ingredientId, cautions } of recommended) {
          const hits = ingredients
            .find(({ id }) => id === ingredientId)
            ?.contraindications.filter(
              ({ when }) =>
                when.allergy?.some((id) => dog.words.allergies.includes(id)) ||
                when.medication?.some((id) => dog.words.medications.some((one) => one.id === id)) ||
                when.condition?.some((id) => dog.words.conditions.includes(id)) ||
                (dog.answers.ageMonths !== undefined && dog.answers.ageMonths < (when.ageMonthsBelow ?? 0)) ||
                (when.pregnant && isPregnant),
            );
          expect(hits?.filter(({ severity }) => severity === "exclude")).toEqual([]);
          expect(cautions).toEqual(expect.arrayContaining(hits?.map(({ text }) => text) ?? []));
        }
      }),
    );
  });

  test("at most four, at most two per area, each once, best evidence first, never grade D", () => {
    fc.assert(
      fc.property(anyDog, (dog) => {
        const { recommended, leftOut } = chooseSupplements(dog);
        const wanted = [...dog.goals, ...dog.needs.map(({ area }) => area)];
        expect(recommended.length).toBeLessThanOrEqual(4);
        expect(new Set([...idsOf(recommended), ...idsOf(leftOut)]).size).toBe(recommended.length + leftOut.length);
        for (const area of SUPPLEMENT_AREAS)
          expect(recommended.filter((one) => one.area === area).length).toBeLessThanOrEqual(2);
        expect(recommended.map(({ grade }) => grade)).toEqual(recommended.map(({ grade }) => grade).toSorted());
        expect(recommended.filter(({ area, grade }) => grade === "D" || !wanted.includes(area))).toEqual([]);
        expect(recommended.filter(({ important }) => important).length).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("is deterministic", () => {
    fc.assert(
      fc.property(anyDog, (dog) => {
        expect(chooseSupplements(dog)).toEqual(chooseSupplements(dog));
      }),
      { numRuns: 30 },
    );
  });
});
