import { Localised } from "@hundeblick/proto/language";
import { z } from "zod";
import { BreedId, CoatInfo, EverydayNames, SourcedWeights } from "./breeds.ts";
import mixesTable from "./mixes.json" with { type: "json" };

/** A named cross of two breeds. All figures are unverified. */
const Mix = z.strictObject({
  id: BreedId,
  ...Localised.shape,
  names: EverydayNames,
  parents: z.tuple([BreedId, BreedId]),
  weightKg: z.tuple([z.number().positive(), z.number().positive()]),
  weights: SourcedWeights,
  weightVerdict: z.literal(false),
  coatInfo: CoatInfo,
  lookAlikes: z.array(BreedId),
  networkClass: z.literal(false),
  /** It is in the table of breeds too. */
  inBreedFacts: z.boolean(),
  confidence: z.literal("low"),
});
export type Mix = z.infer<typeof Mix>;

export const mixes: readonly Mix[] = z.array(Mix).parse(mixesTable);
