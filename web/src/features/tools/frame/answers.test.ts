import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { choice, list, readAnswers, readList, writeList, type Fields } from "./answers.ts";

interface Example {
  size: "small" | "large";
  age?: "young" | "old";
}
const FIELDS: Fields<Example> = {
  size: choice(["small", "large"]),
  age: choice(["young", "old"], { optional: true }),
};
const read = (query: string) => {
  const params = new URLSearchParams(query);
  return readAnswers(FIELDS, (key) => params.get(key));
};

describe("a tool's answers", () => {
  test.each([
    ["size=small&age=old", { size: "small", age: "old" }],
    ["size=large", { size: "large" }],
    ["size=large&age=", { size: "large" }],
    ["age=old", null],
    ["size=huge", null],
    ["size=small&age=none", null],
    ["", null],
  ])("%s", (query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  test("rejects an invented query", () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const answers = read(query);
        expect(answers === null || ["small", "large"].includes(answers.size)).toBe(true);
      }),
    );
  });
});

test.each([
  ["none", []],
  ["cat", ["cat"]],
  ["dog.cat", ["dog", "cat"]],
  ["", null],
  ["cat.", null],
  ["cat.cat", null],
  ["bird", null],
  ["none.cat", null],
])("a list %j: %j", (given, words) => {
  expect(readList(["cat", "dog"], given)).toEqual(words);
  expect(list(["cat", "dog"]).accepts(given)).toBe(words !== null);
  if (words) expect(writeList(words)).toBe(given);
});
