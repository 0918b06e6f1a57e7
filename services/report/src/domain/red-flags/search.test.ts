import { describe, expect, test } from "vitest";
import { LANGUAGES } from "@hundeblick/proto/language";
import { redFlags } from "../../data/red-flags.ts";
import { GRAMMAR } from "../free-text/grammar.ts";
import { sentencesOf } from "../free-text/tokenise.ts";
import { compilePattern, compilePhrase } from "./pattern.ts";
import { SentenceSearch } from "./search.ts";

const searchIn = (text: string) => {
  const [sentence] = sentencesOf(text, "en");
  if (!sentence) throw new Error("a sentence is needed");
  return new SentenceSearch(sentence, GRAMMAR.en);
};
const hits = (text: string, pattern: string) => searchIn(text).find(compilePattern(pattern, "en"));

describe("patterns", () => {
  test("places in order, at most three words apart, in one clause", () => {
    expect(hits("belly looks very hard", "belly hard")).toEqual([[0, 3]]);
    expect(hits("belly one two three four hard", "belly hard")).toEqual([]);
    expect(hits("belly, hard", "belly hard")).toEqual([]);
    expect(hits("hard belly", "belly hard")).toEqual([]);
  });

  test("'>>' spans nine words and commas", () => {
    expect(hits("retches, and still there is nothing", "retch* >> nothing")).toEqual([[0, 5]]);
  });

  test("'& ' matches any order in a clause, '&& ' in a sentence", () => {
    expect(hits("hard is his belly", "& belly hard")).toEqual([[0, 3]]);
    expect(hits("hard, his belly", "& belly hard")).toEqual([]);
    expect(hits("hard, his belly", "&& belly hard")).toEqual([[0, 2]]);
  });

  test("alternatives, beginnings, endings and numbers", () => {
    expect(hits("vomited 6 times", "vomit*|puke* NUM times")).toEqual([[0, 1, 2]]);
    expect(hits("vomited 2 times", "vomit*|puke* NUM times")).toEqual([]);
    expect(hits("darkchocolate gone", "*chocolate gone")).toEqual([[0, 1]]);
  });

  test("groups, spans and ranges", () => {
    expect(hits("his tummy is rock hard", "&6 @belly @swollen")).toContainEqual([1, 4]);
    expect(hits("his tummy is as ever rock", "&2 @belly @swollen")).toEqual([]);
    expect(hits("fever of 41", "&4 @temperature NUM40-43")).toEqual([[0, 2]]);
    expect(hits("fever of 39", "&4 @temperature NUM40-43")).toEqual([]);
    expect(() => hits("tummy", "& @belly @nosuchgroup")).toThrow("nosuchgroup");
  });

  test("a phrase tolerates stop words, endings and a typo", () => {
    const phrase = compilePhrase("keeps throwing up", "en");
    expect(searchIn("he is keeps on throwin up").find(phrase)).toHaveLength(1);
    expect(searchIn("he eats well").find(phrase)).toEqual([]);
  });
});

describe("cost of hostile texts", () => {
  test("a long incomplete chain has linear cost", () => {
    const search = searchIn(`z ${"a ".repeat(800)}`);
    expect(search.find(compilePattern("a >> a >> a >> a >> a >> a >> z", "en"))).toEqual([]);
    expect(search.steps).toBeLessThan(100 * 800);
  });

  test("a chain that matches everywhere gives a few hits per word", () => {
    expect(searchIn("a ".repeat(800)).find(compilePattern("a >> a >> a >> a", "en")).length).toBeLessThanOrEqual(
      4 * 800,
    );
  });

  test("no '&' pattern of the table has more than four places", () => {
    const clusters = redFlags.flatMap(({ patterns }) =>
      LANGUAGES.flatMap((language) =>
        patterns[language].filter((source) => source.startsWith("&")).map((source) => compilePattern(source, language)),
      ),
    );
    expect(Math.max(...clusters.map(({ places }) => places.length))).toBeLessThanOrEqual(4);
  });
});
