import type { Goal } from "@hundeblick/proto/health/answers";
import type { Grade } from "@hundeblick/proto/http/report";
import type { Localised } from "@hundeblick/proto/language";
import type { SupplementArea } from "../../data/ingredients.ts";

/** A need by findings, not one of the owner's goals. `severity` selects the amount within the range. */
export type Need = { area: SupplementArea; severity?: Severity };
export type Severity = "mild" | "moderate" | "severe";

/** Daily amount in mg, in mg per kg body weight if the weight is unknown, or as `doseNote` says. */
export type Dose =
  | { kind: "per_day"; minMg: number; maxMg: number }
  | { kind: "per_kg"; perKgMg: [number, number] }
  | { kind: "as_text" };

/** One suggested ingredient, language-neutral. */
export type SupplementChoice = {
  ingredientId: string;
  names: Localised;
  /** Its area. */
  area: SupplementArea;
  /** The area, if it is one of the owner's goals. */
  goal: Goal | null;
  /** Grade for that area; `D` is never recommended. */
  grade: Grade;
  evidenceWhy: Localised;
  claim: Localised;
  dose: Dose;
  /** How to give it; replaces the amount when `dose` is `as_text`. */
  doseNote: Localised;
  /** Substance of the amount ("EPA plus DHA"); missing if it is the ingredient itself. */
  doseOf?: Localised;
  /** Meaning of the amount, and which form to choose. */
  formNotes: Localised;
  /** Weeks until an effect can be judged; null if unknown. */
  timelineWeeks: [number, number] | null;
  /** "Ask the vet first, because …": any caution means no shop link. */
  cautions: Localised[];
  /** Ids of `src/data/sources.json`. */
  sourceIds: string[];
  /** The first choice without a caution, with grade A or B, for a seen, reported or measured need. */
  important: boolean;
};

/** An ingredient of these areas that is not recommended, and why. */
export type LeftOut = {
  ingredientId: string;
  names: Localised;
  grade: Grade;
  reason: Localised;
  because: "contraindication" | "weak_evidence";
};

export type ChosenSupplements = { recommended: SupplementChoice[]; leftOut: LeftOut[] };
