import { describe, expect, test } from "vitest";
import { RED_FLAGS_NOW, RED_FLAGS_SOON } from "@hundeblick/proto/health/answers";
import { LANGUAGES } from "@hundeblick/proto/language";
import { redFlags } from "./red-flags.ts";

const idsOf = (level: "now" | "soon") => redFlags.filter((flag) => flag.level === level).map(({ id }) => id);

test("the table contains every sign with its level", () => {
  expect(idsOf("now").toSorted()).toEqual([...RED_FLAGS_NOW].toSorted());
  expect(idsOf("soon").toSorted()).toEqual([...RED_FLAGS_SOON].toSorted());
});

describe.each(LANGUAGES)("in %s", (language) => {
  test("every sign has 12 to 25 distinct phrases", () => {
    const wrong = redFlags.filter(
      ({ phrases }) =>
        phrases[language].length < 12 ||
        phrases[language].length > 25 ||
        new Set(phrases[language]).size !== phrases[language].length,
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test("the advice is to see a vet, never self-treatment", () => {
    expect(
      redFlags
        .filter(({ advice }) => /\bmg\b|erbrechen auslösen|induce vomiting|wywoł/i.test(advice[language]))
        .map(({ id }) => id),
    ).toEqual([]);
  });
});
