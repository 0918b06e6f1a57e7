import { BLOCKS, type Block, type Features } from "./features.ts";

/** Index of a feature's weight, and its inverse document frequency. */
export type Vocabulary = Record<Block, ReadonlyMap<string, { at: number; rarity: number }>>;
/** The vocabularies of the blocks in order. */
export const vocabularyOf = (entriesOf: (block: Block) => Vocabulary[Block]): Vocabulary => ({
  words: entriesOf("words"),
  stems: entriesOf("stems"),
  letters: entriesOf("letters"),
  things: entriesOf("things"),
});
/** Sparse vector of a text. */
export type Row = { at: number[]; value: number[] };

/** Weights of the blocks: letters and word groups generalise to new words, so they count more. */
const SHARE: Readonly<Record<Block, number>> = { words: 1, stems: 1.3, letters: 1.5, things: 2.5 };

/** TF-IDF with sublinear counts; each block is normalised, so that the length of a text does not matter. */
export function rowOf(features: Features, vocabulary: Vocabulary): Row {
  const row: Row = { at: [], value: [] };
  for (const block of BLOCKS) {
    const known = [...features[block]].flatMap(([feature, count]) => {
      const entry = vocabulary[block].get(feature);
      return entry ? [{ at: entry.at, value: (1 + Math.log(count)) * entry.rarity }] : [];
    });
    const length = Math.hypot(...known.map(({ value }) => value)) || 1;
    for (const { at, value } of known) {
      row.at.push(at);
      row.value.push((value * SHARE[block]) / length);
    }
  }
  return row;
}
