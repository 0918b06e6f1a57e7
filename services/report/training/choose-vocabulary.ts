import type { Block, Features } from "../src/domain/red-flags/model/features.ts";
import { type Vocabulary, vocabularyOf } from "../src/domain/red-flags/model/vocabulary.ts";
import type { LogisticRegression } from "./logistic-regression.ts";

/** A feature that stands in fewer texts teaches nothing about the next one. */
const FEWEST: Readonly<Record<Block, number>> = { words: 2, stems: 2, letters: 3, things: 2 };

/** All features of these texts that are common enough, with their inverse document frequency. */
export function chooseVocabulary(texts: readonly Features[]): Vocabulary {
  const rarityOf = (count: number) => Math.log((1 + texts.length) / (1 + count)) + 1;
  return inOrder((block) => {
    const counts = new Map<string, number>();
    for (const text of texts)
      for (const feature of text[block].keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    return [...counts]
      .filter(([, count]) => count >= FEWEST[block])
      .map(([feature, count]) => ({ feature, rarity: rarityOf(count) }));
  });
}

/** The features that weigh most, numbered anew. */
export function keepHeaviest(vocabulary: Vocabulary, { weights }: LogisticRegression, most: number): Vocabulary {
  const sorted = [...weights].map(Math.abs).sort((a, b) => b - a);
  const least = sorted[most] ?? 0;
  return inOrder((block) =>
    [...vocabulary[block]]
      .filter(([, { at }]) => Math.abs(weights[at] ?? 0) > least)
      .map(([feature, { rarity }]) => ({ feature, rarity })),
  );
}

function inOrder(entriesOf: (block: Block) => { feature: string; rarity: number }[]): Vocabulary {
  let at = 0;
  return vocabularyOf(
    (block) => new Map(entriesOf(block).map(({ feature, rarity }) => [feature, { at: at++, rarity }])),
  );
}
