import { expect, test } from "vitest";
import { type Text, textRecords } from "../../languages/text-records.ts";

function withLanguage(file: string, source: string, translated: (english: Text) => Text): string {
  let changed = source;
  for (const { english, at, write } of textRecords(file, source).toReversed())
    changed = changed.slice(0, at) + write("nl", translated(english)) + changed.slice(at);
  return changed;
}

test("identifies texts by path, and items by id", () => {
  const source = `export const PAGE = { title: { de: "a", en: "b", pl: "c" } };
    const LIST = [{ id: "one", text: { de: ["a"], en: ["b", "c"], pl: ["d"] } }];`;
  expect(textRecords("a.ts", source).map(({ key, english }) => [key, english])).toEqual([
    ["PAGE.title", "b"],
    ["LIST.one.text", ["b", "c"]],
  ]);
});

test("inserts a translation behind the English text, in code and in data", () => {
  expect(withLanguage("a.ts", `const A = { de: "a", en: "b", pl: "c" };`, () => "d")).toBe(
    `const A = { de: "a", en: "b", nl: "d", pl: "c" };`,
  );
  expect(withLanguage("a.json", `{ "en": "b", "de": "a", "pl": "c" }`, () => ["d"])).toBe(
    `{ "en": "b", "nl": ["d"], "de": "a", "pl": "c" }`,
  );
});

test("translates texts and patterns inside a call, and keeps the call", () => {
  const source = `const A = { de: set("a"), en: set("b", /c/u), pl: set("d") };`;
  expect(textRecords("a.ts", source)[0]?.english).toEqual(["b", "/c/u"]);
  expect(withLanguage("a.ts", source, () => ["x", "/y/u"])).toBe(
    `const A = { de: set("a"), en: set("b", /c/u), nl: set("x", /y/u), pl: set("d") };`,
  );
});

test("adds the language to lists of languages and to imports of English texts", () => {
  expect(withLanguage("a.ts", `import en from "./en.ts";\nconst ALL = ["de", "en", "pl"];`, (text) => text)).toBe(
    `import en from "./en.ts";\nimport nl from "./nl.ts";\nconst ALL = ["de", "en", "pl", "nl"];`,
  );
});
