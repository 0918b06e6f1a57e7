import type { Localised } from "@hundeblick/proto/language";
import { traitsOfBreed } from "../breed-traits.ts";
import type { Breed } from "./breeds.ts";
import { signs } from "./illnesses.ts";
import { type Population, published, type Study } from "./odds.ts";
import { predispositions } from "./predispositions.ts";
import type { Stage } from "./stages.ts";

/** A higher risk of a breed, or a lower one by a study. */
export interface Risk {
  id: string;
  name: Localised;
  /** Age to begin looking. Missing if a study only found a lower risk. */
  from?: Stage;
  urgent?: true;
  odds?: number;
  /** Dogs in which the odds were found. */
  population?: Population;
  share?: number;
  /** Of which dogs the share is, with `{share}` for it. */
  sentence?: Localised;
  study?: Study;
}

const nameOf = (id: string): Localised => {
  const entry = predispositions[id];
  if (!entry) throw new Error(`unknown predisposition: ${id}`);
  return entry;
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
    const sign = signs[id];
    const isMore = listed.includes(id) || (of.odds ?? 1) > 1;
    return {
      id,
      name: nameOf(id),
      ...(isMore &&
        sign && { from: sign.earlier?.[breed] ?? sign.from, ...(sign.urgent && { urgent: true as const }) }),
      ...(odds && of.odds !== undefined && { odds: of.odds, population: odds.population }),
      ...(share && of.share !== undefined && { share: of.share, ...(share.sentence && { sentence: share.sentence }) }),
      ...(study !== undefined && { study: published.sources[study] }),
    };
  });
}

/** Those of a breed of the table; a deep chest adds bloat. */
export const risksOfBreed = ({ id, predispositions: listed }: Pick<Breed, "id" | "predispositions">): Risk[] =>
  risksOf(id, traitsOfBreed(id).has("deepChested") ? [...listed, "bloat_gdv"] : listed);
