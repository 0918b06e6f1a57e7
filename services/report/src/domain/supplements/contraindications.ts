import type { Localised } from "@hundeblick/proto/language";
import type { Contraindication, Ingredient } from "../../data/ingredients.ts";
import { OPERATION } from "../rules/known-illness.ts";
import { DOUBTS } from "./doubts.ts";

/** Facts for contraindications. Age in months; undefined where unknown. */
export type SafetyFacts = {
  allergies: readonly string[];
  medications: readonly string[];
  conditions: readonly string[];
  ageMonths: number | undefined;
  pregnant: boolean;
  unknownMedication: boolean;
  unknownAllergy: boolean;
  /** Any known illness or medicine. */
  underTreatment: boolean;
};

/** `excludedBy`: reason never to give it. `cautions`: reasons to ask the vet first. */
export type SafetyCheck = { excludedBy: Localised | null; cautions: Localised[] };

/** Illnesses with conflicting diets. */
const KIDNEY_AND_HEART = ["kidney_disease", "heart_disease"];

/** Checks one ingredient against everything known about the dog. */
export function checkSafety(ingredient: Ingredient, facts: SafetyFacts): SafetyCheck {
  const concerned = ingredient.contraindications.filter((contraindication) => concerns(contraindication, facts));
  const texts = (severity: Contraindication["severity"]) =>
    concerned.filter((one) => one.severity === severity).map((one) => one.text);
  const doubts = [
    ...(facts.unknownMedication ? [DOUBTS.medication] : []),
    ...(facts.unknownAllergy ? [DOUBTS.allergy] : []),
  ];
  const cautions = [...texts("ask_vet"), ...doubts];
  const general = [
    ...(facts.underTreatment ? [DOUBTS.illness] : []),
    ...(facts.conditions.includes(OPERATION) ? [DOUBTS.operation] : []),
  ];
  const together = KIDNEY_AND_HEART.every((id) => facts.conditions.includes(id)) ? DOUBTS.kidneyAndHeart : null;
  return { excludedBy: texts("exclude")[0] ?? together, cautions: cautions.length > 0 ? cautions : general };
}

const any = (ids: readonly string[] | undefined, known: readonly string[]): boolean =>
  ids?.some((id) => known.includes(id)) ?? false;

function concerns({ when }: Contraindication, facts: SafetyFacts): boolean {
  return (
    any(when.allergy, facts.allergies) ||
    any(when.medication, facts.medications) ||
    any(when.condition, facts.conditions) ||
    (when.ageMonthsBelow !== undefined && facts.ageMonths !== undefined && facts.ageMonths < when.ageMonthsBelow) ||
    (when.pregnant === true && facts.pregnant)
  );
}
