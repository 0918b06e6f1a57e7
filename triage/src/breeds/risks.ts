import type { Localised } from "@hundeblick/proto/language";
import { z } from "zod";
import { BreedId } from "./breeds.ts";
import { signs } from "./illnesses.ts";
import oddsTable from "./odds.json" with { type: "json" };
import { predispositions } from "./predispositions.ts";
import type { Stage } from "./stages.ts";

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
const published = Published.parse(oddsTable);

/** A higher risk of a breed, or a lower one by a study. */
export interface Risk {
  id: string;
  name: Localised;
  /** Age to begin looking. Missing if a study only found a lower risk. */
  from?: Stage;
  urgent?: true;
  odds?: number;
  share?: number;
  study?: Study;
}

const nameOf = (id: string): Localised => {
  const entry = predispositions[id];
  if (!entry) throw new Error(`unknown predisposition: ${id}`);
  return { de: entry.de, en: entry.en, pl: entry.pl };
};

/** Every predisposition of a breed, then findings of studies. */
export function risksOf(breed: string, listed: readonly string[]): Risk[] {
  const studied = [published.odds, published.shares].flatMap((figures) =>
    Object.keys(figures).filter((id) => figures[id]?.breeds[breed] !== undefined),
  );
  return [...new Set([...listed, ...studied])].map((id) => {
    const [odds, share] = [published.odds[id], published.shares[id]];
    const of = { odds: odds?.breeds[breed], share: share?.breeds[breed] };
    const study = of.odds !== undefined ? odds?.source : of.share !== undefined ? share?.source : undefined;
    const isMore = listed.includes(id) || (of.odds ?? 1) > 1;
    return {
      id,
      name: nameOf(id),
      ...(isMore && signs[id] && { from: signs[id].from, ...(signs[id].urgent && { urgent: true as const }) }),
      ...(of.odds !== undefined && { odds: of.odds }),
      ...(of.share !== undefined && { share: of.share }),
      ...(study !== undefined && { study: published.sources[study] }),
    };
  });
}
