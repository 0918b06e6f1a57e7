import { CHECKS, CONCERNS } from "@hundeblick/proto/health/check-lists";
import { type Language, Localised } from "@hundeblick/proto/language";
import { z } from "zod";
import { BreedId, breeds } from "./breeds.ts";
import { mixes } from "./mixes.ts";
import { breedsWithMore } from "./odds.ts";
import { predispositions } from "./predispositions.ts";
import signsTable from "./signs.json" with { type: "json" };
import { STAGES } from "./stages.ts";

/** Age to begin looking, visible signs, and helpful pages. Our own selection, not reviewed by a vet. */
const Signs = z.strictObject({
  from: z.enum(STAGES),
  /** Breeds in which it begins sooner. */
  earlier: z.record(BreedId, z.enum(STAGES)).optional(),
  /** Drive to the vet at once. */
  urgent: z.literal(true).optional(),
  concerns: z.array(z.enum(CONCERNS)),
  checks: z.array(z.enum(CHECKS)),
  ...Localised.shape,
});
export const signs = z.record(z.string(), Signs).parse(signsTable);

/** An illness on the page of all that are more common in some breeds. */
export interface Illness extends Pick<z.infer<typeof Signs>, "from" | "concerns" | "checks"> {
  id: string;
  name: string;
  /** What an owner sees. */
  text: string;
  /** Breeds in which a study found it more often, the highest figure first. */
  breeds: { id: string; name: string }[];
}

const nameIn = (id: string, language: Language): { id: string; name: string }[] =>
  [...breeds, ...mixes]
    .filter((breed) => breed.id === id)
    .slice(0, 1)
    .map((breed) => ({ id, name: breed[language] }));

export const illnessList = (language: Language): Illness[] =>
  Object.entries(signs)
    .map(([id, { from, concerns, checks, [language]: text }]) => ({
      id,
      name: predispositions[id]?.[language] ?? id,
      text,
      from,
      concerns,
      checks,
      breeds: breedsWithMore(id).flatMap((breed) => nameIn(breed, language)),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
