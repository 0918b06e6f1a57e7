import { Confidence } from "@hundeblick/proto/health/findings";
import { z } from "zod";
import facts from "./breed-facts.json" with { type: "json" };

const BreedId = z.string().regex(/^[a-z]+(-[a-z]+)*$/);
const Range = z
  .tuple([z.number().positive(), z.number().positive()])
  .refine(([low, high]) => low <= high, "low end first");
const BySex = z.strictObject({ male: Range, female: Range });

/** One breed or type of dog. Weights in kg, heights in cm; `basis` says where a number comes from and whether it was recalled. */
export const Breed = z.strictObject({
  id: BreedId,
  en: z.string().min(1),
  de: z.string().min(1),
  pl: z.string().min(1),
  fci: z.int().min(1).max(380).nullable(),
  group: z.int().min(1).max(10).nullable(),
  sizeClass: z.enum(["small", "medium", "large", "giant"]),
  weightKg: BySex,
  /** False where the range covers several types or sizes, so that it says nothing about one dog. */
  weightVerdict: z.boolean(),
  heightCm: BySex.nullable(),
  lifeExpectancyYears: Range,
  coat: z.enum(["short", "long", "double", "curly", "wire", "hairless"]),
  energy: z.int().min(1).max(5),
  brachycephalic: z.boolean(),
  predispositions: z.array(z.string()).min(1).max(4),
  lookalikes: z.array(BreedId).min(1),
  basis: z.strictObject({ weight: z.string().min(1), life: z.string().min(1) }),
  confidence: Confidence,
  note: z.string().min(1).optional(),
});
export type Breed = z.infer<typeof Breed>;

export const breeds: readonly Breed[] = z.array(Breed).parse(facts);
