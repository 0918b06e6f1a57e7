import { describe, expect, test } from "vitest";
import { CHECKS, CONCERNS } from "@hundeblick/proto/health/check-lists";
import { LANGUAGES } from "@hundeblick/proto/languages";
import { PAGE_TOPICS, pathOfTopic, slugOf, topicOfSlug } from "./page-slugs.ts";

test("every concern and every check has a page", () => {
  const idsOf = (kind: "concern" | "check") => PAGE_TOPICS.filter((topic) => topic.kind === kind).map(({ id }) => id);
  expect(idsOf("concern").toSorted()).toEqual([...CONCERNS].toSorted());
  expect(idsOf("check").toSorted()).toEqual([...CHECKS].toSorted());
});

describe.each(LANGUAGES)("slugs in %s", (language) => {
  const slugs = PAGE_TOPICS.map((topic) => slugOf(topic, language));

  test("need no escaping", () => {
    expect(slugs.filter((slug) => !/^[a-z]+(?:-[a-z]+)*$/.test(slug))).toEqual([]);
  });

  test("are unique over concerns and checks", () => {
    expect(new Set(slugs).size).toBe(PAGE_TOPICS.length);
  });

  test("resolve to their page", () => {
    expect(PAGE_TOPICS.filter((topic) => topicOfSlug(slugOf(topic, language), language) !== topic)).toEqual([]);
  });
});

test("a slug of another language resolves too", () => {
  expect(topicOfSlug("erbrechen", "pl")).toEqual({ kind: "concern", id: "vomiting" });
  expect(topicOfSlug("nothing-of-ours", "en")).toBeUndefined();
});

test("published slugs are permanent", () => {
  expect(LANGUAGES.map((language) => PAGE_TOPICS.map((topic) => pathOfTopic(topic, language)))).toMatchSnapshot();
});
