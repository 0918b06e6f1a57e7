import { describe, expect, test } from "vitest";
import type { KeywordLibrary } from "@hundeblick/proto/http/admin/marketplace";
import { toLines, findMistakes, TOP, withCategory, withoutCategory, withPhrases } from "./library-edit.ts";

const words = (count: number, word: string): string[] => Array.from({ length: count }, (_, i) => `${word} ${i}`);
const library: KeywordLibrary = {
  categories: [
    { id: "joints", name: "Gelenke", phrases: words(9, "gelenk") },
    { id: "skin", name: "Haut", phrases: words(9, "haut") },
  ],
  top: words(20, "oben"),
};

test("parses one phrase per line, ignoring blank lines", () => {
  const text = `${toLines(library, "skin")}\n\n  fellglanz hund  \n`;
  expect(withPhrases(library, "skin", text).categories[1]?.phrases).toEqual([...words(9, "haut"), "fellglanz hund"]);
  expect(withPhrases(library, TOP, "eins\nzwei").top).toEqual(["eins", "zwei"]);
});

test("adds an empty category with a unique id; removes a category", () => {
  const first = withCategory(library);
  const second = withCategory(withoutCategory(first.library, "joints"));
  expect([first.id, second.id]).toEqual(["category-3", "category-4"]);
  expect(second.library.categories.map(({ id }) => id)).toEqual(["skin", "category-3", "category-4"]);
  expect(findMistakes(first.library)).toEqual([
    "A category without a name has a name or a phrase that does not fit.",
    "A category without a name needs 9 to 90 phrases.",
  ]);
});

describe("problems name their category", () => {
  test.each([
    [library, []],
    [withPhrases(library, "skin", "eins\nzwei"), ["Haut needs 9 to 90 phrases."]],
    [withPhrases(library, TOP, "eins"), ["The top keywords must be exactly 20 different phrases."]],
    [withPhrases(library, "skin", words(9, "gelenk").join("\n")), ["A phrase stands in the library twice."]],
    [
      withPhrases(library, "skin", [...words(9, "haut"), "x"].join("\n")),
      ["Haut has a name or a phrase that does not fit."],
    ],
  ])("%#", (given, sentences) => expect(findMistakes(given)).toEqual(sentences));
});
