import { expect, test } from "vitest";
import { LANGUAGES } from "@hundeblick/proto/language";
import { writtenIn } from "./written-in.ts";

test.each([
  ["She is pregnant and has kidney disease.", "en"],
  ["Sie ist trächtig und hat eine Nierenkrankheit.", "de"],
  ["Ona jest w ciąży i ma chore nerki.", "pl"],
  ["no history of epilepsy", "en"],
  ["Keine Epilepsie, kein Diabetes", "de"],
  ["nie ma padaczki", "pl"],
] as const)("%s is read as what it is, on every page", (text, language) => {
  for (const page of LANGUAGES) expect(writtenIn(text, page)).toEqual([language]);
});

test("words without function words may be of any language, the page's first", () => {
  expect(writtenIn("Herzfehler", "pl")).toEqual(["pl", "de", "en"]);
  expect(writtenIn("", "en")).toEqual(["en", "de", "pl"]);
});
