import type { SourceId } from "../../../content/evidence.ts";
import type { DoseTexts } from "../parts/DoseCalculator.tsx";
import type { BandText } from "../parts/ScoredResult.tsx";
import type { VetFirstTexts } from "../parts/vet-first.ts";
import type { Ingredient, Severity } from "./dosage.ts";
import type { Band, Symptom } from "./severity.ts";

/** Texts in `arthrosis.{language}.ts`. */
export interface ArthrosisTexts {
  symptoms: Readonly<Record<Symptom, string>>;
  ratings: Readonly<Record<"0" | "1" | "2" | "3", string>>;
  /** Shown before the first answer. */
  empty: string;
  answered: string;
  bands: Readonly<Record<Band, BandText>>;
  vetFirst: VetFirstTexts;
  dose: DoseTexts<Severity>;
  firstAmount: string;
  /** Names, and results of studies with dogs, as in the report. */
  ingredients: Readonly<Record<Ingredient, { name: string; evidence: string }>>;
}

/** Evidence of each ingredient. */
export const INGREDIENT_SOURCES: Readonly<Record<Ingredient, readonly SourceId[]>> = {
  glucosamine: ["barbeau2022", "scott2017"],
  chondroitin: ["barbeau2022", "kampa2023"],
  omega3: ["barbeau2022", "fritsch2010b"],
  msm: ["brien2011"],
  curcumin: ["innes2003", "comblain2017"],
  hyaluronicAcid: ["serra2021"],
};
