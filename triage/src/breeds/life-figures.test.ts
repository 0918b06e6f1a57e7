import { expect, test } from "vitest";
import { lifeFigures } from "./life-figures.ts";

test("a life figure has its source and whether it was verified", () => {
  expect(lifeFigures("McMillan et al. 2024 UK median 11.8 y (recalled, to verify); typical (AKC 10–12)")).toEqual([
    { study: "mcmillan2024", years: 11.8, seen: false },
    { study: "akc", years: 10, to: 12, seen: true },
  ]);
});

test("a club may give one number", () => {
  expect(lifeFigures("typical (AKC 12)")).toEqual([{ study: "akc", years: 12, seen: true }]);
});

test.each([
  ["UK VetCompass (O'Neill 2020) median age at death 8.2 in a young population", "young"],
  ["McMillan et al. 2024 UK median 14.0 y (poodles, sizes pooled)", "poodles"],
  ["UK owner survey (Adams 2010, Akita) 9.9", "akitas"],
  ["UK VetCompass (Engdahl 2023, English Cocker) median 11.4", "englishCocker"],
  ["typical (AKC 11–13 for the Anatolian Shepherd)", "anatolian"],
])("%s keeps its note", (basis, note) => expect(lifeFigures(basis)[0]?.note).toBe(note));

test("a note and a doubt belong to their own figure", () => {
  expect(lifeFigures("McMillan et al. 2024 UK median 9.3 from few dogs (recalled, to verify), AKC 12–15")).toEqual([
    { study: "mcmillan2024", years: 9.3, note: "fewDogs", seen: false },
    { study: "akc", years: 12, to: 15, seen: true },
  ]);
});
