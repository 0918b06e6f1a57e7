import type { SourceId } from "../../../content/evidence.ts";
import type { TextsLike } from "#shared/language/texts-like.ts";
import type { Ingredient } from "./dosage.ts";
import type { TEXTS } from "./arthrosis.en.ts";

/** Texts in `arthrosis.{language}.ts`. */
export type ArthrosisTexts = TextsLike<typeof TEXTS>;

/** Evidence of each ingredient. */
export const INGREDIENT_SOURCES: Readonly<Record<Ingredient, readonly SourceId[]>> = {
  glucosamine: ["barbeau2022", "scott2017"],
  chondroitin: ["barbeau2022", "kampa2023"],
  omega3: ["barbeau2022", "fritsch2010b"],
  msm: ["brien2011"],
  curcumin: ["innes2003", "comblain2017"],
  hyaluronicAcid: ["serra2021"],
};
