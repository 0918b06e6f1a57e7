import { expect, test } from "vitest";
import { LANGUAGES } from "@hundeblick/proto/language";
import * as fc from "fast-check";
import { searchText } from "./find-red-flags.ts";

/** Longest answer the service accepts, in characters. */
const MAX_LENGTH = 4_000;
/** Every distinct word is compared with every place of a pattern once (2,259 places in three languages today) … */
const STEPS_PER_DIFFERENT_WORD = 2_500;
/** … and followed up from each of its positions (measured: 56 steps at most). */
const STEPS_PER_WORD = 200;
const fill = (part: string) => part.repeat(Math.ceil(MAX_LENGTH / part.length)).slice(0, MAX_LENGTH);
const bound = (text: string) => {
  const words = text.normalize("NFKD").match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return STEPS_PER_DIFFERENT_WORD * new Set(words).size + STEPS_PER_WORD * words.length;
};
const stepsOf = (text: string) => searchText(text, LANGUAGES).steps;

const HOSTILE = {
  "one alarming word": fill("blut "),
  "words of many patterns": fill("bauch hart wurgt nichts blut kotzt auge zu "),
  "words of many English patterns": fill("no belly swollen vomit nothing breath hard eye shut ate pills my "),
  "words of many Polish patterns": fill("nie brzuch twardy wymiotuje nic krew oko zjadl "),
  "negations without end": fill("kein blut "),
  numbers: fill("9 mal nicht gebrochen "),
  "single letters": fill("a "),
  "different words": fill(Array.from({ length: 900 }, (_, i) => (i * 7919).toString(36)).join(" ")),
  "no spaces": fill("x"),
  brackets: fill("("),
  "exclamation marks": fill("!"),
  commas: fill("blut,"),
  "letters that unfold": fill("ﷺ"),
  "accents on accents": fill("á́́́"),
};

test.each(Object.entries(HOSTILE))("%s have linear cost", (_, text) => {
  expect(stepsOf(text)).toBeLessThanOrEqual(bound(text));
});

test.each(Object.entries(HOSTILE))("doubling %s at most about doubles the cost", (_, text) => {
  expect(stepsOf(text)).toBeLessThanOrEqual(2.5 * stepsOf(text.slice(0, MAX_LENGTH / 2)) + 10_000);
});

test("never throws, within the bound", () => {
  const word = fc.constantFrom(
    "blut",
    "kein",
    "bauch",
    "hart",
    "wurgt",
    "nichts",
    "nicht",
    "aber",
    "und",
    ",",
    ".",
    "\n",
    "no",
    "blood",
    "nie",
    "krew",
    "auge",
    "3x",
    "zu",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ maxLength: 400, unit: "binary" }),
        fc.array(word, { maxLength: 120 }).map((words) => words.join(" ")),
      ),
      (text) => {
        expect(stepsOf(text)).toBeLessThanOrEqual(bound(text) + STEPS_PER_DIFFERENT_WORD * text.length);
      },
    ),
    { numRuns: 100 },
  );
});
