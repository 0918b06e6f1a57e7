import { describe, expect, test } from "vitest";
import { buildVisionResult, looksLike } from "../../test/support/dogs.ts";
import { breedAnswer, firstMonth, monthOf, namedBreedAnswers } from "./breed-answers.ts";

describe("comparing the owner's breed with the network's", () => {
  test.each([
    ["Dackel", "dachshund"],
    ["Jamnik", "dachshund"],
    ["Mischling", "mix"],
    ["Mixed breed", "mix"],
    ["Mieszaniec", "mix"],
    ["Labrador/Pudel", "mix"],
    ["Mastino Napoletano", "other"],
  ])("%s is kept as %s", (breed, answered) => {
    expect(breedAnswer(looksLike("beagle", 0.9), { breed }, "de")).toEqual({ said: "beagle", answered });
  });

  test("counts as unnamed where the network named nothing", () => {
    expect(breedAnswer(buildVisionResult(), { breed: "Dackel" }, "de")).toEqual({
      said: "none",
      answered: "dachshund",
    });
  });

  test("is not counted without an answer, or for another provider", () => {
    expect(breedAnswer(looksLike("beagle"), { name: "Balu" }, "de")).toBeNull();
    expect(breedAnswer({ ...looksLike("beagle"), provider: "openai" }, { breed: "Dackel" }, "de")).toBeNull();
  });
});

test("shows twelve months in UTC", () => {
  expect(monthOf(new Date("2026-11-30T23:59:59Z"))).toBe("2026-11");
  expect(firstMonth(new Date("2026-11-30T23:59:59Z"))).toBe("2025-12");
  expect(firstMonth(new Date("2027-01-01T00:00:00Z"))).toBe("2026-02");
});

test("names breeds, most frequent first, and counts agreements", () => {
  const counted = [
    { said: "beagle", answered: "beagle", count: 3 },
    { said: "none", answered: "other", count: 1 },
    { said: "beagle", answered: "dachshund", count: 4 },
    { said: "beagle", answered: "mix", count: 1 },
  ];
  expect(namedBreedAnswers("2025-12", counted)).toEqual({
    from: "2025-12",
    total: 9,
    same: 3,
    answers: [
      { said: "Beagle", answered: "Dachshund (Standard)", isSame: false, count: 4 },
      { said: "Beagle", answered: "Beagle", isSame: true, count: 3 },
      { said: "Beagle", answered: "a mix", isSame: false, count: 1 },
      { said: "no breed", answered: "another breed", isSame: false, count: 1 },
    ],
  });
});
