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
const Figures = z.record(
  z.string(),
  z.strictObject({ source: z.string(), breeds: z.record(BreedId, z.number().positive()) }),
);
/** `odds`: compared with crossbreds, by the abstract; `shares`: percent of the dogs examined. */
const Published = z.strictObject({ sources: z.record(z.string(), Study), odds: Figures, shares: Figures });
export const published = Published.parse(oddsTable);

/** Breeds in which a study found an illness more often than in crossbreds, the highest figure first. */
export function breedsWithMore(illness: string): string[] {
  return Object.entries(published.odds[illness]?.breeds ?? {})
    .filter(([, odds]) => odds > 1)
    .toSorted(([, a], [, b]) => b - a)
    .map(([breed]) => breed);
}
