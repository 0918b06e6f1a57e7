import { BLOCKS, type Block, type Features } from "./features.ts";

/** Index of a feature's weight, and its inverse document frequency. */
export type Entry = { at: number; rarity: number };
/** Known features by hash (`keyOf`): as strings they would be two thirds of the file. */
export type Vocabulary = ReadonlyMap<number, Entry>;
/** Sparse vector of a text. */
export type Row = { at: number[]; value: number[] };
/** `ends` holds the index where the features of each block end. */
export type TextRow = Row & { ends: number[] };

/** Weights of the blocks: letters and word groups generalise to new words, so they count more. */
const SHARE: Readonly<Record<Block, number>> = { words: 1, stems: 1.3, letters: 1.5, things: 2.5 };
/** Rarities are stored as multiples of this, in four bits. */
export const RARITY_STEP = 0.65;
const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** 24-bit FNV-1a hash of a feature. About one in 180 unknown features collides with a known one. */
export function keyOf(block: Block, feature: string): number {
  let hash = FNV_START;
  for (const text of [block, feature])
    for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), FNV_PRIME);
  return ((hash >>> 24) ^ hash) & 0xffffff;
}

/** TF-IDF with sublinear counts; each block is normalised, so that the length of a text does not matter. */
export function rowOf(features: Features, vocabulary: Vocabulary): TextRow {
  const row: TextRow = { at: [], value: [], ends: [] };
  for (const block of BLOCKS) {
    const known = [...features[block]].flatMap(([feature, count]) => {
      const entry = vocabulary.get(keyOf(block, feature));
      return entry ? [{ at: entry.at, value: (1 + Math.log(count)) * entry.rarity }] : [];
    });
    const length = Math.hypot(...known.map(({ value }) => value)) || 1;
    for (const { at, value } of known) {
      row.at.push(at);
      row.value.push((value * SHARE[block]) / length);
    }
    row.ends.push(row.at.length);
  }
  return row;
}
