import type { Goal } from "@hundeblick/proto/health/answers";
import type { Grade } from "@hundeblick/proto/http/report";
import type { Localised } from "@hundeblick/proto/language";
import type { SupplementArea } from "../../data/ingredients.ts";

/** A need beyond the owner's goals, from what was seen or reported. `severity` picks the amount inside the range. */
export type Need = { area: SupplementArea; severity?: Severity };
export type Severity = "mild" | "moderate" | "severe";

/** Daily amount in mg for this dog, in mg per kg body weight when its weight is unknown, or as `doseNote` says. */
export type Dose =
  | { kind: "per_day"; minMg: number; maxMg: number; perDay: true }
  | { kind: "per_kg"; perKgMg: [number, number] }
  | { kind: "as_text" };

/** One ingredient worth a thought for this dog, language-neutral. */
export type SupplementChoice = {
  ingredientId: string;
  names: Localised;
  /** What it was chosen for. */
  area: SupplementArea;
  /** The same, when it is one of the owner's goals. */
  goal: Goal | null;
  /** Grade for that area; `D` is never recommended. */
  grade: Grade;
  evidenceWhy: Localised;
  claim: Localised;
  dose: Dose;
  /** How to give it; stands in for the amount when `dose` is `as_text`. */
  doseNote: Localised;
  /** What the amount is an amount of ("EPA plus DHA"); missing where it is the ingredient itself. */
  doseOf?: Localised;
  /** What the amount means, and which form to choose. */
  formNotes: Localised;
  /** Weeks until one can judge; null where nothing is known. */
  timelineWeeks: [number, number] | null;
  /** "Ask the vet first, because …": any caution means no shop link. */
  cautions: Localised[];
  /** Ids of `src/data/sources.json`. */
  sourceIds: string[];
  /** The first choice without a caution, with grade A or B, for a need that was seen, reported or measured. */
  important: boolean;
};

/** An ingredient of the wanted areas that is not recommended, and why. */
export type LeftOut = {
  ingredientId: string;
  names: Localised;
  grade: Grade;
  reason: Localised;
  because: "contraindication" | "weak_evidence";
};

export type ChosenSupplements = { recommended: SupplementChoice[]; leftOut: LeftOut[] };
