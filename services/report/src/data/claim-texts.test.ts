import { describe, expect, test } from "vitest";
import { type Language, LANGUAGES, type Localised } from "@hundeblick/proto/language";
import { DOUBTS } from "../domain/supplements/doubts.ts";
import { fallbackTimeline } from "../domain/supplements/fallback-timeline.ts";
import { forbiddenIn } from "../../test/support/claims.ts";
import { ingredients } from "./ingredients.ts";
import { redFlags } from "./red-flags.ts";

/** Diseases and effects on them; a supplement's own texts may not even name them (Reg. (EC) 767/2009 Art. 13). */
const DISEASE: Record<Language, RegExp> = {
  de: /arthr|dermatit|linder|verhinder|wirkt gegen|hilft gegen/i,
  en: /arthrit|dermatit|reliev|works against|helps against/i,
  pl: /zwyrodnie|zapalenie skóry|łagodz|działa na|pomaga na/i,
};

const own: [string, Localised][] = ingredients.flatMap(
  ({ id, names, neutralClaim, evidence, dose }): [string, Localised][] => [
    [`${id} name`, names],
    [`${id} claim`, neutralClaim],
    [`${id} evidence`, evidence.why],
    [`${id} dose`, dose.text],
    [`${id} form`, dose.formNotes],
  ],
);
const texts: [string, Localised][] = [
  ...own,
  ...ingredients.flatMap(({ id, interactions, contraindications }): [string, Localised][] => [
    [`${id} interactions`, interactions],
    ...contraindications.map((one, i): [string, Localised] => [`${id} contraindication ${i + 1}`, one.text]),
  ]),
  ...redFlags.flatMap(({ id, label, advice }): [string, Localised][] => [
    [`${id} label`, label],
    [`${id} advice`, advice],
  ]),
  ...Object.entries(DOUBTS),
];

describe("no text claims an effect on a disease", () => {
  test.each(LANGUAGES)("texts of the tables in %s", (language) => {
    const broken = texts.flatMap(([what, text]) =>
      forbiddenIn(text[language], language).map((word) => `${what}: ${word}`),
    );
    expect(broken).toEqual([]);
  });

  test.each(LANGUAGES)("fallback timelines in %s", (language) => {
    for (const name of ["Omega-3", "Glucosamin", "MSM", "Probiotikum", "Kürbis"])
      expect(forbiddenIn(fallbackTimeline(name, language), language)).toEqual([]);
  });

  test.each(LANGUAGES)("a supplement's own texts name no disease in %s", (language) => {
    expect(own.filter(([, text]) => DISEASE[language].test(text[language])).map(([what]) => what)).toEqual([]);
  });
});

test("every text is translated", () => {
  const same = texts
    .filter(([, { de, en, pl }]) => de.split(" ").length > 3 && new Set([de, en, pl]).size < 3)
    .map(([what]) => what);
  expect(same).toEqual([]);
});
