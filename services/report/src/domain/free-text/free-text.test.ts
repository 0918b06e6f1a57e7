import { isOneTypoApart } from "@hundeblick/triage/one-typo";
import { describe, expect, test } from "vitest";
import * as fc from "fast-check";
import { isSimilar, sharesStem } from "./similar.ts";
import { normalise, sentencesOf, wordsOf } from "./tokenise.ts";
import { isFormOf } from "./word-forms.ts";

describe("words", () => {
  test("ignores accents, case, ß, ł, spelled-out umlauts and apostrophes", () => {
    expect(wordsOf("Schäferhündin GROSS, groß", "de")).toEqual(wordsOf("schaeferhuendin gross gross", "de"));
    expect(wordsOf("żółć", "pl")).toEqual(["zolc"]);
    expect(wordsOf("He doesn’t", "en")).toEqual(["he", "doesnt"]);
  });

  test("ignores colloquial spellings and repeated letters", () => {
    expect(wordsOf("kommt garnix raus, is sooooo dick", "de")).toEqual(wordsOf("kommt nichts raus, ist so dick", "de"));
  });

  test("cuts a very long text", () => {
    expect(normalise("ﷺ".repeat(100_000), "en").length).toBeLessThanOrEqual(6_000);
  });
});

describe("sentences and clauses", () => {
  test("a dot ends a sentence, a decimal or an abbreviation does not", () => {
    expect(sentencesOf("Wiegt 3.5 kg. Frisst gut", "de")).toHaveLength(2);
    expect(sentencesOf("szczenię 8 tyg. nie je", "pl")).toHaveLength(1);
  });

  test("splits clauses at commas and 'but', and marks what follows a 'but'", () => {
    const [sentence] = sentencesOf("kein Fieber, aber schlapp", "de");
    expect(sentence?.clauses).toEqual([0, 0, 1, 1]);
    expect([...(sentence?.opposed ?? [])]).toEqual([1]);
  });

  test("no text is lost between sentences", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        expect(sentencesOf(text, "en").flatMap(({ words }) => words)).toEqual(wordsOf(text, "en"));
      }),
    );
  });
});

describe("similar words", () => {
  test("one typo in a long word", () => {
    expect(isSimilar("schokolade", "shokolade")).toBe(true);
    expect(isSimilar("kurz", "kurt")).toBe(false);
    expect(isSimilar("bleeding", "breeding")).toBe(false);
  });

  test("one letter missing, added, wrong or swapped is one typo, two are not", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{3,12}$/), fc.nat(), (word, at) => {
        const i = at % word.length;
        expect(isOneTypoApart(word, word.slice(0, i) + word.slice(i + 1))).toBe(true);
        expect(isOneTypoApart(word, `${word.slice(0, i)}x${word.slice(i)}`)).toBe(true);
        expect(isOneTypoApart(word, `${word}99`)).toBe(false);
      }),
    );
  });

  test("other endings", () => {
    expect(sharesStem("erbrochen", "erbrochenes")).toBe(true);
    expect(isFormOf("kurczak", "kurczakiem", "pl")).toBe(true);
    expect(isFormOf("huhn", "huhner", "de")).toBe(true);
    expect(isFormOf("mussel", "mussels", "en")).toBe(true);
    expect(isFormOf("ser", "serce", "pl")).toBe(false);
  });
});
