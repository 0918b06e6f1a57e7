import { describe, expect, test } from "vitest";
import { KeywordLibrary } from "@hundeblick/proto/http/admin/marketplace";
import { KEYWORDS } from "./keywords.ts";
import raw from "./keywords.json" with { type: "json" };

const phrases = raw.categories.flatMap((category) => category.phrases);

test("has about forty needs, each with 9 to 90 phrases, and twenty top phrases", () => {
  expect(raw.categories.length).toBeGreaterThanOrEqual(38);
  expect(raw.categories.length).toBeLessThanOrEqual(45);
  for (const {
    phrases: { length },
  } of raw.categories)
    expect(length >= 9 && length <= 90).toBe(true);
  expect(raw.top).toHaveLength(20);
});

test("phrases, ids and names are unique, ignoring case", () => {
  for (const words of [phrases, raw.top, raw.categories.map(({ id }) => id), raw.categories.map(({ name }) => name)])
    expect(new Set(words.map((word) => word.toLocaleLowerCase("de"))).size).toBe(words.length);
});

test("the top phrases are phrases of the library", () =>
  expect(raw.top.filter((phrase) => !phrases.includes(phrase))).toEqual([]));

test.each([
  "joints",
  "skin",
  "coat",
  "weight",
  "calming",
  "immune",
  "liver",
  "kidney",
  "heart",
  "teeth",
  "digestion",
  "allergy",
  "eyes",
  "ears",
  "senior",
  "puppy",
  "urinary",
  "muscle",
  "omega3",
  "probiotics",
  "multivitamin",
])("there are phrases for %s", (id) => expect(raw.categories.map((category) => category.id)).toContain(id));

test("each phrase is German, trimmed and specific", () => {
  expect(JSON.stringify(KEYWORDS)).toBe(JSON.stringify(raw));
  const odd = phrases.filter(
    (phrase) =>
      phrase !== phrase.trim().replaceAll(/\s+/g, " ") ||
      !/^[A-ZÄÖÜ][A-Za-zÄÖÜäöüß0-9 -]+$/.test(phrase) ||
      /\b(?:dog|dogs|puppy|joint|supplement|for|and|the)\b/i.test(phrase),
  );
  expect(odd).toEqual([]);
});

describe("a library", () => {
  const [first, second] = KEYWORDS.categories;
  if (!first || !second) throw new Error("the library is empty");
  test.each([
    [
      "a phrase twice",
      {
        ...KEYWORDS,
        categories: [first, { ...second, phrases: [...second.phrases.slice(1), first.phrases[0]?.toUpperCase()] }],
      },
    ],
    ["a category twice", { ...KEYWORDS, categories: [first, { ...second, id: first.id }] }],
    ["too few phrases", { ...KEYWORDS, categories: [{ ...first, phrases: first.phrases.slice(0, 8) }] }],
    ["nineteen top phrases", { ...KEYWORDS, top: KEYWORDS.top.slice(1) }],
    ["an empty phrase", { ...KEYWORDS, top: [" ", ...KEYWORDS.top.slice(1)] }],
  ])("with %s is rejected", (_what, library) => expect(KeywordLibrary.safeParse(library).success).toBe(false));
});
