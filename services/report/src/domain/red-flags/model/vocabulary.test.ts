import { expect, test } from "vitest";
import { featuresOf } from "./features.ts";
import { byBlock } from "./probability.ts";
import { keyOf, rowOf, type Vocabulary } from "./vocabulary.ts";

const vocabulary: Vocabulary = new Map([
  [keyOf("words", "kaum"), { at: 0, rarity: 1 }],
  [keyOf("words", "treppe"), { at: 1, rarity: 2 }],
  [keyOf("stems", "trep"), { at: 2, rarity: 1 }],
]);

test("the same letters are different features in different blocks", () => {
  expect(keyOf("words", "hund")).not.toBe(keyOf("stems", "hund"));
});

test("unknown features are left out and each block is normalised by itself", () => {
  const row = rowOf(featuresOf("kommt kaum die Treppe hoch", "de"), vocabulary);
  expect(row.at).toEqual([0, 1, 2]);
  expect(row.ends).toEqual([2, 3, 3, 3]);
  expect(Math.hypot(row.value[0] ?? 0, row.value[1] ?? 0)).toBeCloseTo(1);
  expect(row.value[2]).toBeCloseTo(1.3);
});

test("each block adds only the weights of its own features", () => {
  const row = rowOf(featuresOf("Treppe", "de"), vocabulary);
  expect(byBlock({ weights: [5, 2, -1] }, row)).toEqual([2, -1.3, 0, 0]);
});
