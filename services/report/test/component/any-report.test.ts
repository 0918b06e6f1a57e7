import { BANDS } from "@hundeblick/proto/health/areas";
import { DIETS, GOALS, OwnerAnswers, RED_FLAGS_NOW } from "@hundeblick/proto/health/answers";
import { CONFIDENCES, SEEN_CODES } from "@hundeblick/proto/health/findings";
import { VisionResult } from "@hundeblick/proto/health/vision";
import { LANGUAGES } from "@hundeblick/proto/language";
import { OpenReport } from "@hundeblick/proto/http/report";
import { expect, test } from "vitest";
import fc from "fast-check";
import { breeds } from "@hundeblick/triage/breeds/breeds";
import { ingredients } from "../../src/data/ingredients.ts";
import { redFlags } from "../../src/data/red-flags.ts";
import { composeReport } from "../../src/domain/compose-report.ts";
import { renderReport } from "../../src/domain/rendering/render-report.ts";
import { forbiddenIn } from "../support/claims.ts";
import { stringsIn } from "../support/dogs.ts";

const phrases = redFlags
  .flatMap(({ phrases: { de, en, pl } }) => [de[0], en[0], pl[0]])
  .filter((phrase) => phrase !== undefined);
const words = fc.oneof(
  fc.string({ minLength: 1, maxLength: 50, unit: "grapheme" }),
  fc.constantFrom(
    ...phrases,
    "steif",
    "Huhn",
    "chicken",
    "kurczak",
    "Rimadyl",
    "Apoquel",
    "sztywny",
    "overweight",
    "nicht",
    "Ibuprofen",
  ),
);
const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });

const answers = fc
  .record({
    name: sometimes(
      fc.oneof(
        fc.string({ minLength: 1, maxLength: 60, unit: "grapheme" }),
        fc.constantFrom("Frieda", "Bo", "{dog}", "<b>x</b>", "O'Hara"),
      ),
    ),
    breed: sometimes(fc.oneof(fc.constantFrom(...breeds.flatMap(({ de, en, pl }) => [de, en, pl])), words)),
    ageMonths: sometimes(fc.integer({ min: 0, max: 360 })),
    weightKg: sometimes(fc.double({ min: 0.2, max: 120, noNaN: true })),
    sex: sometimes(fc.constantFrom("male", "female")),
    neutered: sometimes(fc.boolean()),
    pregnant: sometimes(fc.boolean()),
    allergies: sometimes(words),
    meds: sometimes(words),
    diet: sometimes(fc.constantFrom(...DIETS)),
    goals: sometimes(fc.uniqueArray(fc.constantFrom(...GOALS))),
    additionalInfo: sometimes(fc.array(words, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(". "))),
    redFlags: sometimes(fc.uniqueArray(fc.constantFrom(...RED_FLAGS_NOW), { maxLength: 3 })),
  })
  .map((raw) => OwnerAnswers.safeParse(raw))
  .filter((read) => read.success)
  .map(({ data }) => data);

const finding = fc.record({
  code: fc.constantFrom(...SEEN_CODES, "told_limping", "anything"),
  area: fc.constant("general"),
  severity: fc.constant("info"),
  basis: fc.constant("seen"),
  confidence: fc.constantFrom(...CONFIDENCES),
});
const looked = fc
  .record({
    provider: fc.constantFrom("local", "openai"),
    model: fc.constant("some-model"),
    verdict: fc.constant("dog"),
    breeds: fc.array(
      fc.record({
        breedId: fc.constantFrom(...breeds.map(({ id }) => id), "no-such-breed"),
        probability: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { maxLength: 3 },
    ),
    breedVerdict: fc.constantFrom("one", "several", "unknown"),
    findings: fc.array(finding, { maxLength: 8 }),
    fellBackFrom: fc.option(fc.constant("openai"), { nil: undefined }),
  })
  .map((raw) => VisionResult.parse(raw));

const everyProduct = Object.fromEntries(
  ingredients.map(({ id }) => [
    id,
    {
      id,
      asin: id,
      name: id,
      title: id,
      brand: "Demo",
      image: null,
      price: "9.90",
      currency: "EUR",
      url: `/demo/${id}`,
      market: "de" as const,
      category: "Dog Supplements",
      demo: true,
      fromOtherMarket: false,
    },
  ]),
);

/** Our own texts, without those of owners and papers. */
const ownTexts = (report: OpenReport) =>
  stringsIn({
    ...report,
    sources: [],
    ownWords: null,
    dogProfile: null,
    emergency: {
      ...report.emergency,
      flags: report.emergency?.flags.map(({ words: _words, ...flag }) => flag),
      forThePractice: "",
    },
    vetSoon: report.vetSoon.map(({ words: _words, ...sign }) => sign),
  });

/** Removes the owner's quotations. */
const withoutQuotes = (text: string) => text.replace(/„[^“”]*[“”]|“[^”]*”/g, "");

test("any dog gets a readable report in three languages", () => {
  fc.assert(
    fc.property(answers, looked, fc.constantFrom(...LANGUAGES), (given, look, written) => {
      const composed = composeReport({ looked: look, answers: given, language: written });
      // a stored report must survive serialisation
      expect(JSON.parse(JSON.stringify(composed))).toEqual(composed);
      const anonymous = { ...composed, dog: { ...composed.dog, name: null } };
      for (const language of LANGUAGES) {
        const frame = {
          reportId: "r".repeat(22),
          language,
          createdAt: new Date(0),
          photoExpiresAt: null,
          imageUrl: null,
        };
        const report = renderReport(composed, frame, everyProduct);
        expect(OpenReport.safeParse(report).error).toBeUndefined();

        const { overall_score: score, areas, band } = report.healthMetrics;
        for (const value of [score ?? 0, ...areas.map((area) => area.score ?? 0)])
          expect(value >= 0 && value <= 100).toBe(true);
        for (const { statements } of areas)
          for (const { basis, sources } of statements) expect(basis !== "typical" || sources.length > 0).toBe(true);
        if (report.emergency) {
          expect([
            score,
            band,
            areas,
            report.strengths,
            report.improvements,
            report.supplements,
            report.vetSoon,
            report.personality_assessment,
          ]).toEqual([null, null, [], [], [], [], [], null]);
        } else {
          expect([null, ...BANDS]).toContain(band);
          expect(band === null).toBe(areas.filter((area) => area.score !== null).length < 2);
          const photoHint = look.findings.some(({ code }) =>
            /photo|dog_partly_hidden|dog_by_owner|dog_not_chosen/.test(code),
          );
          expect(report.strengths.length > 0 || photoHint).toBe(true);
          expect(report.improvements.length).toBeGreaterThanOrEqual(2);
        }
        for (const { cautions, product } of report.supplements)
          expect(cautions.length === 0 || product === null).toBe(true);
        // the owner's own words may be anything
        if (/[{}]/.test(`${given.breed}${given.allergies}${given.meds}${given.additionalInfo}`)) continue;
        expect(ownTexts(renderReport(anonymous, frame, {})).filter(({ text }) => /[{}]|undefined/.test(text))).toEqual(
          [],
        );
      }
    }),
    { numRuns: 150 },
  );
});

test("no sentence about any dog makes forbidden claims", () => {
  const examples: OwnerAnswers[] = [
    {},
    {
      name: "Frieda",
      breed: "Labrador Retriever",
      ageMonths: 108,
      weightKg: 33,
      sex: "female",
      goals: [...GOALS],
      additionalInfo: "steif, stumpfes Fell, ängstlich",
      allergies: "Huhn",
    },
    { breed: "Mops", ageMonths: 30, weightKg: 12, meds: "Rimadyl, Apoquel, Prednisolon", goals: [...GOALS] },
    { ageMonths: 3, goals: [...GOALS] },
    { pregnant: true, sex: "female", goals: [...GOALS] },
    ...redFlags.map(({ phrases: { de } }) => ({ additionalInfo: de[0] ?? "", goals: [...GOALS] })),
    ...RED_FLAGS_NOW.map((flag) => ({ redFlags: [flag] })),
  ];
  for (const given of examples) {
    for (const provider of ["local", "openai"] as const) {
      const look = VisionResult.parse({
        provider,
        model: "m",
        verdict: "dog",
        breeds: [],
        breedVerdict: "unknown",
        findings: SEEN_CODES.map((code) => ({
          code,
          area: "general",
          severity: "info",
          basis: "seen",
          confidence: "low",
        })),
      });
      const composed = composeReport({ looked: look, answers: given, language: "de" });
      for (const language of LANGUAGES) {
        const report = renderReport(
          composed,
          { reportId: "r".repeat(22), language, createdAt: new Date(0), photoExpiresAt: null, imageUrl: null },
          {},
        );
        for (const { path, text } of ownTexts(report))
          expect({ path, text, found: forbiddenIn(withoutQuotes(text), language) }).toEqual({ path, text, found: [] });
      }
    }
  }
});
