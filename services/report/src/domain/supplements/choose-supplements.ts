import { GOALS, type Goal, type OwnerAnswers } from "@hundeblick/proto/health/answers";
import { type Ingredient, ingredients, type SupplementArea } from "../../data/ingredients.ts";
import type { OwnerWords } from "../owner-words/owner-words.ts";
import { treatmentFindings } from "../rules/known-illness.ts";
import { checkSafety, type SafetyCheck, type SafetyFacts } from "./contraindications.ts";
import { doseFor } from "./dose.ts";
import { gradeFor, pick } from "./pick.ts";
import type { ChosenSupplements, LeftOut, Need, Severity, SupplementChoice } from "./supplement-choice.ts";

/** `goals` are the owner's, `needs` come from findings. */
export type ChooseSupplementsInput = {
  answers: OwnerAnswers;
  words: OwnerWords;
  goals: readonly Goal[];
  needs: readonly Need[];
};

/**
 * Chooses supplements: contraindications, then evidence per goal or need. Never grade D, or what only a vet may start.
 */
export function chooseSupplements({ answers, words, goals, needs }: ChooseSupplementsInput): ChosenSupplements {
  const areas = wantedAreas(goals, needs);
  const facts = safetyFacts(answers, words);
  const considered = ingredients
    .filter((ingredient) => !ingredient.onlyWithVet && ingredient.goals.some((goal) => areas.has(goal)))
    .map((ingredient) => ({ ingredient, safety: checkSafety(ingredient, facts) }));

  const picked = pick(considered, [...areas.keys()]);
  const recommended = picked.map(({ ingredient, safety, area }) =>
    choice(ingredient, safety, area, answers.weightKg, areas.get(area)),
  );
  const needed = needs.map(({ area }) => area);
  const important = recommended.find((one) => isImportant(one, needed));
  if (important) important.important = true;
  return {
    recommended,
    leftOut: considered.flatMap(({ ingredient, safety }) => leftOut(ingredient, safety, areas)),
  };
}

/** Good evidence for a seen, reported or measured need; not for a goal alone. */
const isImportant = ({ cautions, grade, area }: SupplementChoice, needed: readonly SupplementArea[]): boolean =>
  cautions.length === 0 && (grade === "A" || grade === "B") && needed.includes(area);

/** Each area once, goals first, with the severity of a need. */
function wantedAreas(goals: readonly Goal[], needs: readonly Need[]): Map<SupplementArea, Severity | undefined> {
  const areas = new Map<SupplementArea, Severity | undefined>(goals.map((goal) => [goal, undefined]));
  for (const { area, severity } of needs) areas.set(area, severity ?? areas.get(area));
  return areas;
}

function safetyFacts(answers: OwnerAnswers, words: OwnerWords): SafetyFacts {
  return {
    allergies: words.allergies,
    medications: words.medications.map(({ id }) => id),
    conditions: words.conditions,
    ageMonths: answers.ageMonths,
    pregnant: answers.pregnant === true || words.pregnant,
    unknownMedication: words.unknownMedication,
    unknownAllergy: words.unknownAllergies.length > 0,
    underTreatment: treatmentFindings(words).length > 0,
  };
}

function choice(
  ingredient: Ingredient,
  { cautions }: SafetyCheck,
  area: SupplementArea,
  weightKg: number | undefined,
  severity: Severity | undefined,
): SupplementChoice {
  const { why, sources } = ingredient.evidence.byGoal?.[area] ?? ingredient.evidence;
  return {
    ingredientId: ingredient.id,
    names: ingredient.names,
    area,
    goal: GOALS.find((goal) => goal === area) ?? null,
    grade: gradeFor(ingredient, area),
    evidenceWhy: why,
    claim: ingredient.neutralClaim,
    dose: doseFor(ingredient, weightKg, severity),
    doseNote: ingredient.dose.text,
    ...(ingredient.dose.of && { doseOf: ingredient.dose.of }),
    formNotes: ingredient.dose.formNotes,
    timelineWeeks: ingredient.timelineWeeks,
    cautions,
    sourceIds: sources,
    important: false,
  };
}

/** Excluded for this dog, or insufficient evidence for all of its areas. */
function leftOut(
  ingredient: Ingredient,
  { excludedBy }: SafetyCheck,
  areas: ReadonlyMap<SupplementArea, unknown>,
): LeftOut[] {
  const grade =
    ingredient.goals
      .filter((goal) => areas.has(goal))
      .map((goal) => gradeFor(ingredient, goal))
      .toSorted()[0] ?? "D";
  const entry = { ingredientId: ingredient.id, names: ingredient.names, grade };
  if (excludedBy) return [{ ...entry, reason: excludedBy, because: "contraindication" }];
  return grade === "D" ? [{ ...entry, reason: ingredient.evidence.why, because: "weak_evidence" }] : [];
}
