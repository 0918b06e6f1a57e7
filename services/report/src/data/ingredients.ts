import { Localised } from "@hundeblick/proto/language";
import { Grade } from "@hundeblick/proto/http/report";
import { z } from "zod";
import evidence from "./ingredients.json" with { type: "json" };

/** Purposes of a supplement: the owner's four goals, and two needs found in a photo or an answer. */
export const SUPPLEMENT_AREAS = ["skin_coat", "joints", "gut", "anxiety", "weight", "dental"] as const;
export const SupplementArea = z.enum(SUPPLEMENT_AREAS);
export type SupplementArea = z.infer<typeof SupplementArea>;

const MgPerKg = z.number().positive();
const Dose = z.strictObject({
  /** mg per kg body weight and day; null for a fixed amount or as labelled. */
  perKgMg: z.tuple([MgPerKg, MgPerKg]).nullable(),
  unit: z.string().nullable(),
  defaultPerKg: MgPerKg.optional(),
  /** Our own cap, not a toxic limit. */
  maxPerKg: MgPerKg.optional(),
  /** Daily ceiling in mg = factor × kg^0.75. */
  maxPerMetabolicKg: MgPerKg.optional(),
  basis: z.string().min(1),
  text: Localised,
  /** Substance of the amount, where a label names several. */
  of: Localised.optional(),
  formNotes: Localised,
});
/** Evidence for one area with its studies, the weightiest first. */
const Studies = z.strictObject({ why: Localised, sources: z.array(z.string()).max(4) });
const Ids = z.array(z.string()).min(1);
/** Conditions of a contraindication: any key, and within a list any entry. */
const Contraindication = z.strictObject({
  when: z
    .strictObject({
      allergy: Ids,
      medication: Ids,
      condition: Ids,
      ageMonthsBelow: z.number().positive().max(24),
      pregnant: z.literal(true),
    })
    .partial(),
  severity: z.enum(["exclude", "ask_vet"]),
  text: Localised,
});
export type Contraindication = z.infer<typeof Contraindication>;

const Ingredient = z.strictObject({
  id: z.string().regex(/^[a-z0-9_]+$/),
  names: Localised,
  goals: z.array(SupplementArea),
  /** At most one ingredient of a family is suggested. */
  family: z.string().optional(),
  onlyWithVet: z.boolean(),
  neutralClaim: Localised,
  evidence: z.strictObject({
    grade: Grade,
    gradeByGoal: z.partialRecord(SupplementArea, Grade).optional(),
    ...Studies.shape,
    /** Where the areas have different studies. */
    byGoal: z.partialRecord(SupplementArea, Studies).optional(),
    /** Sources of amounts, safety and law, not of the effect. */
    alsoRead: z.array(z.string()).optional(),
    basis: z.string().min(1),
  }),
  dose: Dose,
  timelineWeeks: z.tuple([z.int().positive(), z.int().max(52)]),
  contraindications: z.array(Contraindication).min(1),
  interactions: Localised,
});
export type Ingredient = z.infer<typeof Ingredient>;

const data = z
  .strictObject({
    version: z.literal(1),
    about: z.string(),
    goalIds: z.array(SupplementArea),
    severityFactors: z.strictObject({
      mild: z.number(),
      moderate: z.number(),
      severe: z.number(),
      comparisonArticle: z.record(z.string(), z.number()),
    }),
    ingredients: z.array(Ingredient),
  })
  .parse(evidence);
export const ingredients: readonly Ingredient[] = data.ingredients;
export const severityFactors = data.severityFactors;
