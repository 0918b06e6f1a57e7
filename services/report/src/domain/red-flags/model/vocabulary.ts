import { BLOCKS, type Block, type Features } from "./features.ts";

/** Where a feature's weight is, and how much a rare one counts more than a common one (inverse document frequency). */
export type Vocabulary = Record<Block, ReadonlyMap<string, { at: number; rarity: number }>>;
/** One vocabulary of what each block has, in the order of the blocks. */
export const vocabularyOf = (entriesOf: (block: Block) => Vocabulary[Block]): Vocabulary => ({
  words: entriesOf("words"),
  stems: entriesOf("stems"),
  letters: entriesOf("letters"),
  things: entriesOf("things"),
});
/** A text in numbers: which features of the vocabulary it has, and how much of each. */
export type Row = { at: number[]; value: number[] };

/** Letters and things count more than words: they also know words nobody wrote before. */
const SHARE: Readonly<Record<Block, number>> = { words: 1, stems: 1.3, letters: 1.5, things: 2.5 };

/** TF-IDF with sublinear counts; each block is brought to its share, so that long texts weigh as much as short ones. */
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
