import { z } from "zod";
import { BREED_IDS } from "../src/data/breeds.ts";

const breed = z.string().refine((id) => BREED_IDS.includes(id), "no breed of src/data/breeds.json");
const group = z.string().min(1).max(40).optional();

/** Labels of one photo. */
export const Label = z.strictObject({
  file: z.string().min(1),
  isDog: z.boolean(),
  /** Id of src/data/breeds.json; missing for a mix or an unknown breed. */
  breed: breed.optional(),
  light: group,
  sharpness: group,
  size: group,
});
export type Label = z.infer<typeof Label>;

export const Labels = z.strictObject({
  /** Description of the photo set, published with the figures. */
  kind: z.string().min(1).max(200),
  photos: z.array(Label).min(1),
});
