import { describe, expect, test } from "@jest/globals";
import { buildEntry } from "../../../test/support/build-entry.ts";
import { countsOf, languagesWithMore, onPage, pageCount, relatedTo, tagsOf, withTag } from "./lists.ts";

const posts = Array.from({ length: 14 }, (_, index) =>
  buildEntry({ path: `blog/post-${index}`, tags: index % 2 ? ["joints"] : ["puppy", "joints"] }),
);

describe("the lists of the blog", () => {
  test("hold six posts a page, and the last page the rest", () => {
    expect(pageCount(posts)).toBe(3);
    expect(onPage(posts, 1)).toHaveLength(6);
    expect(onPage(posts, 3).map(({ path }) => path)).toEqual(["blog/post-12", "blog/post-13"]);
    expect(pageCount([])).toBe(1);
  });

  test("offer only categories that have pages", () => {
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

  test("filter by a topic, the most used topic first", () => {
    expect(tagsOf(posts)).toEqual(["joints", "puppy"]);
    expect(withTag(posts, "puppy")).toHaveLength(7);
    expect(withTag(posts, null)).toHaveLength(14);
  });
});

test("a language leads on to those that have texts it has not", () => {
  const entries = [
    buildEntry({ kind: "tool", language: "de", path: "tools/a" }),
    buildEntry({ kind: "page", language: "de", path: "test/a" }),
    buildEntry({ kind: "page", language: "en", path: "test/a" }),
    buildEntry({ kind: "post", language: "en", path: "blog/b" }),
  ];
  expect(languagesWithMore(entries, "pl")).toEqual(["de", "en"]);
  expect(languagesWithMore(entries, "de")).toEqual(["en"]);
  expect(languagesWithMore(entries, "en")).toEqual([]);
});

describe("related posts", () => {
  test("share a topic, are at most three, never the post itself or one in another language", () => {
    const [first = buildEntry({})] = posts;
    const others = [
      ...posts,
      buildEntry({ path: "blog/english", language: "en", tags: first.tags }),
      buildEntry({ path: "blog/other", tags: ["travel"] }),
    ];
    const related = relatedTo(first, others);
    expect(related.map(({ path }) => path)).toEqual(["blog/post-2", "blog/post-4", "blog/post-6"]);
    expect(relatedTo(buildEntry({ tags: ["alone"] }), others)).toEqual([]);
  });
});
