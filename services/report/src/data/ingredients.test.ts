import { describe, expect, test } from "vitest";
import { ingredients, severityFactors, SUPPLEMENT_AREAS } from "./ingredients.ts";
import { allergies, conditions, medications } from "./medications.ts";
import { sources } from "./sources.ts";

const sourceOf = new Map(sources.map((source) => [source.id, source]));
const byId = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]));
/** Amounts in mg per kg that the site's own calculators use (editorial specification). */
const SITE_CONSTANTS = {
  glucosamine: 20,
  chondroitin: 15,
  omega3: 75,
  msm: 10,
  curcumin: 5,
  hyaluronic_acid: 2,
};

describe("ingredient table", () => {
  test("ingredients are unique, with a goal or only for the vet", () => {
    expect(byId.size).toBe(ingredients.length);
    expect(ingredients.filter(({ goals, onlyWithVet }) => goals.length === 0 && !onlyWithVet)).toEqual([]);
    for (const area of SUPPLEMENT_AREAS) expect(ingredients.some(({ goals }) => goals.includes(area))).toBe(true);
  });

  test("every source exists, and a good grade has a verified one", () => {
    expect(ingredients.flatMap(({ evidence }) => evidence.sources).filter((id) => !sourceOf.has(id))).toEqual([]);
    const graded = ingredients.filter(({ evidence }) => "AB".includes(evidence.grade));
    expect(
      graded
        .filter(({ evidence }) => !evidence.sources.some((id) => sourceOf.get(id)?.verified === "seen in search"))
        .map(({ id }) => id),
    ).toEqual([]);
  });

  test("a grade by goal is about one of the ingredient's goals", () => {
    expect(
      ingredients.filter(({ goals, evidence }) =>
        Object.keys(evidence.gradeByGoal ?? {}).some((goal) => !goals.some((own) => own === goal)),
      ),
    ).toEqual([]);
  });

  test("a dose range is ascending, below its cap, and contains the usual amount", () => {
    for (const { id, dose } of ingredients) {
      const [low, high] = dose.perKgMg ?? [1, 1];
      expect([id, low <= high]).toEqual([id, true]);
      if (dose.perKgMg && dose.maxPerKg) expect([id, high <= dose.maxPerKg]).toEqual([id, true]);
      if (dose.defaultPerKg) expect([id, low <= dose.defaultPerKg && dose.defaultPerKg <= high]).toEqual([id, true]);
    }
  });

  test.each(Object.entries(SITE_CONSTANTS))("%s keeps the site's %d mg per kg for every severity", (id, perKg) => {
    const dose = byId.get(id)?.dose;
    expect(dose?.defaultPerKg).toBe(perKg);
    for (const factor of [severityFactors.mild, severityFactors.moderate, severityFactors.severe]) {
      expect(perKg * factor).toBeGreaterThanOrEqual(dose?.perKgMg?.[0] ?? Number.NaN);
      expect(perKg * factor).toBeLessThanOrEqual(dose?.maxPerKg ?? Number.NaN);
    }
  });

  test("every contraindication is in the tables", () => {
    const known = { allergy: allergies, medication: medications, condition: conditions };
    const unknown = ingredients.flatMap(({ id, contraindications }) =>
      contraindications.flatMap(({ when }) =>
        (["allergy", "medication", "condition"] as const).flatMap((kind) =>
          (when[kind] ?? [])
            .filter((one) => !known[kind].some((entry) => entry.id === one))
            .map((one) => `${id} ${kind} ${one}`),
        ),
      ),
    );
    expect(unknown).toEqual([]);
  });

  test("the time to an effect is ascending", () => {
    expect(ingredients.filter(({ timelineWeeks: [from, to] }) => from > to)).toEqual([]);
  });
});

test("omega-3 for the skin cites skin studies, for joints joint studies", () => {
  const { byGoal } = byId.get("omega3")?.evidence ?? {};
  const titles = (ids: readonly string[] = []) => ids.map((id) => sourceOf.get(id)?.title ?? "");
  for (const title of titles(byGoal?.skin_coat?.sources)) expect(title).toMatch(/dermatitis|skin|atopic/i);
  for (const title of titles(byGoal?.joints?.sources)) expect(title).toMatch(/osteoarthrit|joint|canine OA/i);
});

test("every source is used, and a DOI belongs to one source", () => {
  const used = new Set(
    ingredients.flatMap(({ evidence: { sources: shown, alsoRead = [], byGoal = {} } }) => [
      ...shown,
      ...alsoRead,
      ...Object.values(byGoal).flatMap((studies) => studies.sources),
    ]),
  );
  /** The feed-law acts that the notes of every ingredient rest on. */
  const lawBooks = ["eu767_2009", "eu2020_354"];
  expect(sources.map(({ id }) => id).filter((id) => !used.has(id) && !lawBooks.includes(id))).toEqual([]);
  const dois = sources.flatMap(({ doi }) => doi ?? []);
  expect(new Set(dois).size).toBe(dois.length);
});
