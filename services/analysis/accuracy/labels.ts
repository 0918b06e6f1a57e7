import { z } from "zod";
import { BREED_IDS } from "../src/data/breeds.ts";

const breed = z.string().refine((id) => BREED_IDS.includes(id), "no breed of src/data/breeds.json");
const group = z.string().min(1).max(40).optional();

/** What somebody knows of one photo. */
export const Label = z.strictObject({
  file: z.string().min(1),
  isDog: z.boolean(),
  /** Id of src/data/breeds.json; left out for a mix, or when nobody knows. */
  breed: breed.optional(),
  light: group,
  sharpness: group,
  size: group,
});
export type Label = z.infer<typeof Label>;

export const Labels = z.strictObject({
  /** What kind of photos these are, as it is published beside the figures. */
  kind: z.string().min(1).max(200),
  photos: z.array(Label).min(1),
});
