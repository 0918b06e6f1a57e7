import type { CheckId, ConcernId } from "@hundeblick/proto/health/check-lists";
import type { ContentEntry } from "../../src/content/content-entry.ts";
import type { ArticlesOfTopics } from "../../src/content/articles-of-topics.ts";

/** Breeds with texts of their own, what a short nose brings, and illnesses whose questions lead to no close text. */
type BreedTopic =
  | "bloat_gdv"
  | "dachshund"
  | "german-shepherd"
  | "labrador-retriever"
  | "miniature-dachshund"
  | "short-nose";

/** Texts about a concern, check or breed, by their `translation`, the closest first. */
export const TEXTS_OF: Partial<Record<ConcernId | CheckId | BreedTopic, readonly string[]>> = {
  aggression: ["dementia", "goodbye"],
  alone: ["home-alone"],
  ate_something: ["poisons", "medicines", "night-vets"],
  back_neck_pain: ["stairs", "limping"],
  birth: ["birth"],
  bloat_gdv: ["night-vets"],
  body_condition: ["rib-check", "weight-loss"],
  breathing_fast: ["heat"],
  collapse_faint: ["night-vets", "first-aid-kit"],
  confused_old: ["dementia", "senior-signs"],
  dachshund: ["stairs"],
  diarrhoea: ["diarrhoea", "worms"],
  drinking_more: ["senior-signs", "season"],
  ears: ["ears"],
  eyes: ["eyes"],
  fear_noise: ["fireworks"],
  food_amount: ["food-label", "raw-food", "weight-loss"],
  "german-shepherd": ["shepherd-arthritis"],
  getting_up: ["arthrosis", "stairs"],
  gums: ["first-aid-kit"],
  itching_skin: ["fleas", "ticks"],
  "labrador-retriever": ["labrador-joints"],
  lethargy_fever: ["ticks", "night-vets"],
  limping: ["limping", "arthrosis", "stairs"],
  lump: ["lumps"],
  "miniature-dachshund": ["stairs"],
  mouth_teeth: ["teeth"],
  muscle: ["arthrosis", "senior-signs"],
  not_eating: ["vomiting", "teeth"],
  overheated: ["heat"],
  pain_signs: ["arthrosis", "goodbye"],
  parasites: ["ticks", "fleas", "worms"],
  puppy_poorly: ["vaccination", "worms"],
  puppy_start: ["vaccination", "worms", "puppy-exercise"],
  resting_breathing: ["first-aid-kit", "heat"],
  scooting: ["worms"],
  season_discharge: ["season", "neutering"],
  seizure: ["first-aid-kit", "night-vets"],
  "short-nose": ["heat"],
  skin_coat: ["fleas", "ticks"],
  stiff_old: ["arthrosis", "stairs", "senior-signs"],
  teeth: ["teeth"],
  vomiting: ["vomiting", "poisons"],
  weight_gain: ["weight-loss", "rib-check", "food-label"],
  weight_loss: ["senior-signs", "worms"],
  weight_trend: ["weight-loss", "rib-check"],
  wound_bite: ["first-aid-kit", "night-vets"],
};

/** For each topic the texts of one language about it. */
export const articlesOfTopics = (entries: readonly ContentEntry[]): ArticlesOfTopics =>
  Object.fromEntries(
    Object.entries(TEXTS_OF).map(([topic, texts]) => [
      topic,
      texts.flatMap((text) => {
        const entry = entries.find(({ translation }) => translation === text);
        return entry ? [{ url: entry.url, title: entry.title }] : [];
      }),
    ]),
  );
