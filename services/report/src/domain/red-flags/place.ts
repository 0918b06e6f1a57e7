import type { Language } from "@hundeblick/proto/language";
import { wordGroup } from "../../data/red-flag-words.ts";
import { NUMBERS } from "../free-text/grammar.ts";
import { beginsWith, isSimilar } from "../free-text/similar.ts";
import { wordsOf } from "../free-text/tokenise.ts";

type Test = (word: string) => boolean;
/** One place of a pattern; equal places share one object, so that each is tested once per text. */
export type Place = { fits: Test };

/** One item of a pattern: `bauch|magen`, `aufgebläht*` or the group `@belly`. */
export function place(item: string, language: Language): Place {
  return sharedPlace(`${language} item ${item}`, () =>
    anyOf(
      item
        .replace(/@(\w+)/g, (_, name: string) => wordGroup(name, language))
        .split("|")
        .map((alternative) => test(alternative, language)),
    ),
  );
}

const places = new Map<string, Place>();

/** The place of that name, created on first use. */
export function sharedPlace(key: string, make: () => Test): Place {
  const known = places.get(key) ?? { fits: make() };
  places.set(key, known);
  return known;
}

/** A test, and the first letter a word needs to pass it (null: any). */
type Alternative = { letter: string | null; passes: Test };

const NONE: readonly Alternative[] = [];

/** Runs only the tests of the word's first letter, because a group may have a hundred words. */
function anyOf(alternatives: readonly Alternative[]): Test {
  const byLetter = Map.groupBy(alternatives, ({ letter }) => letter);
  const ofAnyLetter = byLetter.get(null) ?? [];
  const passes = (some: readonly Alternative[], word: string) => some.some((one) => one.passes(word));
  return (word) => passes(byLetter.get(word[0] ?? "") ?? NONE, word) || passes(ofAnyLetter, word);
}

function test(alternative: string, language: Language): Alternative {
  const numbers = /^NUM(\d+)?(?:-(\d+))?$/.exec(alternative);
  if (numbers) {
    const [from, to] = [Number(numbers[1] ?? 3), Number(numbers[2] ?? 9_999)];
    const isNumber: Test = (word) => /^\d{1,4}$/.test(word) && Number(word) >= from && Number(word) <= to;
    return {
      letter: null,
      passes: numbers[1] ? isNumber : (word) => NUMBERS.has(word) || isNumber(word),
    };
  }
  if (alternative === "NUMX") return { letter: null, passes: (word) => /^([3-9]|[1-9]\d)x$/.test(word) };
  const text = wordsOf(alternative, language).join("");
  const [open, close] = [alternative.startsWith("*"), alternative.endsWith("*")];
  if (open && close) return { letter: null, passes: (word) => word.includes(text) };
  if (open) return { letter: null, passes: (word) => word.endsWith(text) };
  const passes: Test = close ? (word) => beginsWith(text, word) : (word) => isSimilar(text, word);
  return { letter: text[0] ?? "", passes };
}
