import { describe, expect, test } from "vitest";
import { namesIn } from "@hundeblick/triage/modules";
import { buildEntry } from "../../../test/support/build-entry.ts";
import {
  countsOf,
  onPage,
  pageCount,
  relatedTo,
  topicsOf,
  withTopic,
  withWords,
  wordsOfCheck,
  wordsOfEntry,
} from "./lists.ts";

const posts = Array.from({ length: 14 }, (_, index) =>
  buildEntry({ path: `blog/post-${index}`, topics: index % 2 ? ["movement"] : ["puppy", "movement"] }),
);

describe("the lists of the blog", () => {
  test("have six posts per page", () => {
    expect(pageCount(posts)).toBe(3);
    expect(onPage(posts, 1)).toHaveLength(6);
    expect(onPage(posts, 3).map(({ path }) => path)).toEqual(["blog/post-12", "blog/post-13"]);
    expect(pageCount([])).toBe(1);
  });

  test("show only categories with pages", () => {
    const pages = [
      buildEntry({ category: "tool" }),
      buildEntry({ category: "tool" }),
      buildEntry({ category: "test" }),
    ];
    expect(countsOf(pages)).toEqual([
      { category: "test", count: 1 },
      { category: "tool", count: 2 },
    ]);
  });

  test.each([
    ["zęby", "Kalendarz wymiany zębów", true],
    ["zahn", "Der Welpe zahnt: welche Zähne wann", true],
    ["ears clean", "How to clean a dog’s ears", true],
    ["ears cat", "How to clean a dog’s ears", false],
    ["ohr", "Augen beim Hund", false],
  ])("find by the words %p a text called %p: %p", (words, title, found) => {
    const entry = buildEntry({ title, description: "", excerpt: "", keywords: [], tags: [] });
    expect(withWords([entry], words, wordsOfEntry)).toHaveLength(found ? 1 : 0);
  });

  test.each([
    ["de", "Futterrechner", "food_amount"],
    ["de", "kalorien sack", "food_amount"],
    ["en", "calories", "food_amount"],
    ["pl", "ile kalorii", "food_amount"],
    ["pl", "kalorie", "food_amount"],
    ["en", "breath", "resting_breathing"],
    ["pl", "kolor dziąseł", "gums"],
  ] as const)("find in %s by the words %p the check %p first", (language, words, check) => {
    const { checks } = namesIn(language);
    expect(withWords(checks, words, wordsOfCheck)[0]?.id).toBe(check);
  });

  test("filter by topic, in the order of the topics", () => {
    expect(topicsOf(posts)).toEqual(["movement", "puppy"]);
    expect(withTopic(posts, "puppy")).toHaveLength(7);
    expect(withTopic(posts, null)).toHaveLength(14);
  });
});

describe("related posts", () => {
  test("are at most three of the same topic and language, without the post itself", () => {
    const [first = buildEntry({})] = posts;
    const others = [
      ...posts,
      buildEntry({ path: "blog/english", language: "en", topics: first.topics }),
      buildEntry({ path: "blog/other", topics: ["vet"] }),
    ];
    const related = relatedTo(first, others);
    expect(related.map(({ path }) => path)).toEqual(["blog/post-2", "blog/post-4", "blog/post-6"]);
    expect(relatedTo(buildEntry({ topics: ["stomach"] }), others)).toEqual([]);
  });
});
