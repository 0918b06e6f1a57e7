import { Confidence } from "@hundeblick/proto/health/findings";
import { Language, Localised } from "@hundeblick/proto/language";
import { z } from "zod";
import facts from "./breed-facts.json" with { type: "json" };

export const BreedId = z.string().regex(/^[a-z]+(-[a-z]+)*$/);
const Range = z
  .tuple([z.number().positive(), z.number().positive()])
  .refine(([low, high]) => low <= high, "low end first");
const BySex = z.strictObject({ male: Range, female: Range });

const End = z.number().positive().nullable();
/** Low and high end; null where the source leaves it open, equal ends for a single figure. */
const Given = z.tuple([End, End]);
/** A weight of one source. `checked`: its text was read (`via` a copy or second-hand). */
const SourcedWeight = z.strictObject({
  source: z.string().regex(/^(fci-standard-\d+|akc|kennel-club|vdh|other|study|recalled)$/),
  checked: z.enum(["seen in search", "recalled"]),
  kg: z.union([Given, z.strictObject({ male: Given, female: Given })]),
  quote: z.string().min(1),
  seenAt: z.string().min(1).optional(),
  via: z.enum(["copy", "second-hand", "abstract"]).optional(),
});
export type SourcedWeight = z.infer<typeof SourcedWeight>;
export const SourcedWeights = z.array(SourcedWeight).min(1);

const Names = z.array(z.string().min(1)).min(1);
/** Colloquial names by language, the official one first. */
export const EverydayNames = z.record(Language, Names);

/** `shedding`: 1 (hardly) to 5 (all the time), from the AKC's page or unverified. */
export const CoatInfo = z.strictObject({
  length: z.enum(["short", "medium", "long", "hairless"]),
  type: z.enum(["smooth", "double", "wiry", "curly", "wavy", "silky", "corded", "cotton", "hairless"]),
  varieties: z.array(z.string()).optional(),
  shedding: z.int().min(1).max(5),
  sheddingSource: z.enum(["akc", "recalled"]),
  checked: z.enum(["seen in search", "recalled"]),
});

/**
 * One breed or type. Weights in kg, heights in cm; `basis` names the origin of a number and whether it was verified.
 */
export const Breed = z.strictObject({
  id: BreedId,
  ...Localised.shape,
  names: EverydayNames,
  fci: z.int().min(1).max(380).nullable(),
  group: z.int().min(1).max(10).nullable(),
  /** A class of the photo network. */
  networkClass: z.boolean(),
  sizeClass: z.enum(["small", "medium", "large", "giant"]),
  /** Our range over all `weights` but studies of pets. */
  weightKg: BySex,
  rangeFrom: z.enum(["seen", "seen, widened by recalled", "recalled"]),
  weights: SourcedWeights,
  /** False where the range covers several types or sizes. */
  weightVerdict: z.boolean(),
  heightCm: BySex.nullable(),
  lifeExpectancyYears: Range,
  coat: z.enum(["short", "long", "double", "curly", "wire", "hairless"]),
  coatInfo: CoatInfo,
  energy: z.int().min(1).max(5),
  brachycephalic: z.boolean(),
  predispositions: z.array(z.string()).min(1).max(4),
  /** Look-alikes, symmetric, unmeasured. For a class of the network, breeds outside it are in the order of asking. */
  lookAlikes: z.array(BreedId).min(1),
  basis: z.strictObject({ weight: z.string().min(1), life: z.string().min(1) }),
  confidence: Confidence,
  note: z.string().min(1).optional(),
});
export type Breed = z.infer<typeof Breed>;

export const breeds: readonly Breed[] = z.array(Breed).parse(facts);
