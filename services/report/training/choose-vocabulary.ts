import { BLOCKS, type Block, type Features } from "../src/domain/red-flags/model/features.ts";
import { type Entry, keyOf, RARITY_STEP, type Vocabulary } from "../src/domain/red-flags/model/vocabulary.ts";
import type { LogisticRegression } from "./logistic-regression.ts";

/** A feature that stands in fewer texts teaches nothing about the next one. */
const FEWEST: Readonly<Record<Block, number>> = { words: 2, stems: 2, letters: 3, things: 2 };
/** Four bits. */
const MAX_STEPS = 15;

/** All features of these texts that are common enough, with their inverse document frequency. */
export function chooseVocabulary(texts: readonly Features[]): Vocabulary {
  const rarityOf = (count: number) => inSteps(Math.log((1 + texts.length) / (1 + count)) + 1);
  return numbered(
    BLOCKS.flatMap((block) => {
      const counts = new Map<number, number>();
      for (const text of texts)
        for (const feature of text[block].keys()) {
          const key = keyOf(block, feature);
          counts.set(key, (counts.get(key) ?? 0) + 1);
        }
      return [...counts].filter(([, count]) => count >= FEWEST[block]).map(([key, count]) => [key, rarityOf(count)]);
    }),
  );
}

const inSteps = (rarity: number) => RARITY_STEP * Math.min(MAX_STEPS, Math.round(rarity / RARITY_STEP));

/** The features that weigh most, numbered anew. */
export function keepHeaviest(vocabulary: Vocabulary, { weights }: LogisticRegression, most: number): Vocabulary {
  const sorted = [...weights].map(Math.abs).sort((a, b) => b - a);
  const least = sorted[most] ?? 0;
  return numbered(
    [...vocabulary]
      .filter(([, { at }]) => Math.abs(weights[at] ?? 0) > least)
      .map(([key, { rarity }]) => [key, rarity]),
  );
}

/** In ascending order of hashes: the file stores only their differences. */
const numbered = (features: readonly (readonly [key: number, rarity: number])[]): Vocabulary =>
  new Map(
    [...new Map(features)]
      .toSorted(([a], [b]) => a - b)
      .map(([key, rarity], at): [number, Entry] => [key, { at, rarity }]),
  );
