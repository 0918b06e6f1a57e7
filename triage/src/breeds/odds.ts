import { Localised } from "@hundeblick/proto/language";
import { z } from "zod";
import { BreedId } from "./breeds.ts";
import oddsTable from "./odds.json" with { type: "json" };

const Study = z.strictObject({
  authors: z.string().nullable(),
  year: z.int().nullable(),
  title: z.string(),
  venue: z.string(),
  url: z.url(),
});
export type Study = z.infer<typeof Study>;
const Figure = z.strictObject({ source: z.string(), breeds: z.record(BreedId, z.number().positive()) });
/** Dogs of a study: seen in UK practices, or operated on in Sweden and Norway. */
const Population = z.enum(["uk", "operated"]);
export type Population = z.infer<typeof Population>;
/**
 * `odds`: compared with crossbreds, by the abstract; `shares`: percent of the dogs examined, which the sentence names.
 */
const Published = z.strictObject({
  sources: z.record(z.string(), Study),
  odds: z.record(z.string(), Figure.extend({ population: Population })),
  shares: z.record(z.string(), Figure.extend({ sentence: Localised.optional() })),
});
export const published = Published.parse(oddsTable);

/** Breeds in which a study found an illness more often than in crossbreds, the highest figure first. */
export function breedsWithMore(illness: string): string[] {
  return Object.entries(published.odds[illness]?.breeds ?? {})
    .filter(([, odds]) => odds > 1)
    .toSorted(([, a], [, b]) => b - a)
    .map(([breed]) => breed);
}
