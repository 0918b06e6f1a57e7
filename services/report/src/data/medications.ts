import { Localised } from "@hundeblick/proto/language";
import { z } from "zod";
import words from "./medications.json" with { type: "json" };

const Words = z.array(z.string().min(2)).min(1);
const Entry = z.strictObject({ id: z.string().regex(/^[a-z_]+$/), label: Localised, synonyms: z.strictObject({ de: Words, en: Words, pl: Words }) });
/** What owners call one group of medicines; a brand counts in every language, `warning` is shown at once. */
const Medication = Entry.extend({ brands: z.array(z.string().min(2)), warning: Localised.optional() });

export type Medication = z.infer<typeof Medication>;
export type NamedEntry = z.infer<typeof Entry>;

const data = z
  .strictObject({ version: z.literal(1), about: z.string(), medications: z.array(Medication), allergies: z.array(Entry), conditions: z.array(Entry) })
  .parse(words);
export const medications: readonly Medication[] = data.medications;
export const allergies: readonly NamedEntry[] = data.allergies;
export const conditions: readonly NamedEntry[] = data.conditions;
