import { describe, expect, test } from "vitest";
import { type Level, LEVELS } from "@hundeblick/proto/health/check-lists";
import { allConcerns } from "../src/all-concerns.ts";
import { assess } from "../src/assess.ts";
import { concernIn } from "../src/concern.ts";
import type { Dog } from "../src/dog.ts";
import type { Answers } from "../src/holds.ts";
import readerCases from "./reader-cases.json" with { type: "json" };

/** `level` is the reader's advice, `safe` the least urgent safe level. */
type ReaderCase = { concern: string; dog: Dog; answers: Answers; level: Level; safe: Level };
const cases = readerCases as ReaderCase[];

const rank = (level: Level): number => LEVELS.indexOf(level);
const compared = cases.map((one) => {
  const data = allConcerns.find(({ id }) => id === one.concern);
  if (!data) throw new Error(`no concern ${one.concern}`);
  return { ...one, assessed: assess(concernIn(data, "en"), one.answers, one.dog).level };
});
const shareOf = (agrees: (one: (typeof compared)[number]) => boolean): number =>
  compared.filter(agrees).length / compared.length;

/** The reader saw questions and options, no rules: decision 194. */
describe("cases of an independent reader", () => {
  test("has six for each concern", () => {
    for (const { id } of allConcerns) expect(cases.filter(({ concern }) => concern === id)).toHaveLength(6);
  });

  test("no level is less urgent than the safe one", () => {
    expect(compared.filter(({ assessed, safe }) => rank(assessed) > rank(safe))).toEqual([]);
  });

  test("three quarters have the same level, nearly all within one", () => {
    expect(shareOf(({ assessed, level }) => assessed === level)).toBeGreaterThanOrEqual(0.77);
    expect(shareOf(({ assessed, level }) => Math.abs(rank(assessed) - rank(level)) <= 1)).toBeGreaterThanOrEqual(0.97);
  });
});
