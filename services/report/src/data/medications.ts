import { Language, Localised } from "@hundeblick/proto/language";
import { z } from "zod";
import words from "./medications.json" with { type: "json" };

const Words = z.array(z.string().min(2));
const Entry = z.strictObject({
  id: z.string().regex(/^[a-z_]+$/),
  label: Localised,
  synonyms: z.record(Language, Words.min(1)),
});
/** Names of one group of medicines; a brand counts in every language, `warning` is shown at once. */
const Medication = Entry.extend({ brands: Words, warning: Localised.optional() });
/** An illness an owner may name; a bare organ ("Herz") counts only near a word of trouble. */
const Condition = Entry.extend({ organs: z.record(Language, Words) });

export type NamedEntry = z.infer<typeof Entry>;
type Medication = z.infer<typeof Medication>;
type Condition = z.infer<typeof Condition>;

const data = z
  .strictObject({
    version: z.literal(1),
    about: z.string(),
    medications: z.array(Medication),
    allergies: z.array(Entry),
    conditions: z.array(Condition),
  })
  .parse(words);
export const medications: readonly Medication[] = data.medications;
export const allergies: readonly NamedEntry[] = data.allergies;
export const conditions: readonly Condition[] = data.conditions;
