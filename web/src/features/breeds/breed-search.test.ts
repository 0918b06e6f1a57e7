import { expect, test } from "vitest";
import { breedList } from "@hundeblick/triage/breeds/breed-list";
import { findBreeds } from "./breed-search.ts";

const NONE = { text: "", group: null, size: null, coat: null };
const found = (filter: Partial<typeof NONE> | object) =>
  findBreeds(breedList("de"), { ...NONE, ...filter }).map(({ id }) => id);

test("a search finds names without accents, colloquial names and the English one", () => {
  expect(found({ text: "bichon frise" })).toEqual(["bichon-frise"]);
  expect(found({ text: "rotti" })).toEqual(["rottweiler"]);
  expect(found({ text: "german shepherd" })).toContain("german-shepherd");
  expect(found({ text: "xyz" })).toEqual([]);
});

test("combines filters; group 0 means breeds without one", () => {
  expect(found({ group: 4 })).toEqual(["dachshund", "miniature-dachshund"]);
  expect(found({ group: 0 })).toContain("goldendoodle");
  expect(found({ group: 10, size: "small", coat: "long" })).toEqual([]);
});

test.each([
  ["weisser Schäferhund", "white-swiss-shepherd"],
  ["Grosspudel", "standard-poodle"],
  ["Schaeferhund", "german-shepherd"],
  ["Labrador-Retriever", "labrador-retriever"],
  ["Bordercollie", "border-collie"],
])("%s finds %s", (text, id) => {
  expect(found({ text })).toContain(id);
});

test("a typo is forgiven when nothing else is found", () => {
  expect(found({ text: "Rotweiler" })).toEqual(["rottweiler"]);
  expect(found({ text: "labardor retriever" })).toEqual(["labrador-retriever"]);
  expect(found({ text: "xyzab" })).toEqual([]);
});
