import { Localised } from "@hundeblick/proto/language";
import { Grade } from "@hundeblick/proto/http/report";
import { z } from "zod";
import evidence from "./ingredients.json" with { type: "json" };

/** What a supplement can be for: the owner's four goals, and two needs a photo or an answer may show. */
export const SUPPLEMENT_AREAS = ["skin_coat", "joints", "gut", "anxiety", "weight", "dental"] as const;
export const SupplementArea = z.enum(SUPPLEMENT_AREAS);
export type SupplementArea = z.infer<typeof SupplementArea>;

const MgPerKg = z.number().positive();
const Dose = z.strictObject({
  /** mg per kg body weight and day; null where trials used a fixed amount or the label decides. */
  perKgMg: z.tuple([MgPerKg, MgPerKg]).nullable(),
  unit: z.string().nullable(),
  defaultPerKg: MgPerKg.optional(),
  /** Our own cap, not a toxic limit. */
  maxPerKg: MgPerKg.optional(),
  /** Daily ceiling in mg = factor × kg^0.75. */
  maxPerMetabolicKg: MgPerKg.optional(),
  basis: z.string().min(1),
  text: Localised,
  /** What the amount is an amount of, where a label gives more than one. */
  of: Localised.optional(),
  formNotes: Localised,
});
/** What the studies say about one area, with those that say it, the weightiest first. */
const Studies = z.strictObject({ why: Localised, sources: z.array(z.string()).max(4) });
const Ids = z.array(z.string()).min(1);
/** Every key of `when` is one way to be concerned; inside a list, any one counts. */
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
  /** Two of one family are never suggested together. */
  family: z.string().optional(),
  onlyWithVet: z.boolean(),
  neutralClaim: Localised,
  evidence: z.strictObject({
    grade: Grade,
    gradeByGoal: z.partialRecord(SupplementArea, Grade).optional(),
    ...Studies.shape,
    /** Where the areas rest on different studies. */
    byGoal: z.partialRecord(SupplementArea, Studies).optional(),
    /** Read for amounts, safety and law; not what a sentence about the effect rests on. */
    alsoRead: z.array(z.string()).optional(),
    basis: z.string().min(1),
  }),
  dose: Dose,
  timelineWeeks: z.tuple([z.int().positive(), z.int().max(52)]),
  contraindications: z.array(Contraindication).min(1),
  interactions: Localised,
  regulatoryNote: Localised,
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
