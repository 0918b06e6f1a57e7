import { describe, expect, test } from "vitest";
import { LANGUAGES } from "@hundeblick/proto/language";
import { allergies, conditions, medications, type NamedEntry } from "./medications.ts";

const groups: [string, readonly (NamedEntry & { brands?: string[] })[]][] = [
  ["medicines", medications],
  ["allergies", allergies],
  ["conditions", conditions],
];

describe.each(groups)("names of %s", (_, entries) => {
  test("are unique", () => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });

  test.each(LANGUAGES)("are unambiguous in %s", (language) => {
    const owner = new Map<string, string>();
    const twice: string[] = [];
    for (const { id, synonyms, brands = [] } of entries) {
      for (const name of [...synonyms[language], ...brands].map((text) => text.toLowerCase())) {
        if (owner.has(name) && owner.get(name) !== id) twice.push(`${name}: ${owner.get(name)}, ${id}`);
        owner.set(name, id);
      }
    }
    expect(twice).toEqual([]);
  });
});

test("only medicines that may poison a dog carry a warning", () => {
  expect(medications.filter(({ warning }) => warning).map(({ id }) => id)).toEqual(["human_painkiller"]);
});
