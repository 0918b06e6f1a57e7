import type { OpenReport, Supplement } from "@hundeblick/proto/http/report";
import type { Measurement, ReportedConcern } from "@hundeblick/proto/http/report-check";

/** One supplement with a demo product. */
export function buildSupplement(): Supplement {
  return {
    ingredient: "Omega-3",
    ingredientId: "omega3",
    name: "Omega-3",
    product_name: "Salmon oil",
    goal: "joints",
    dosage: "2,450 mg a day",
    timeline: "after 6 to 12 weeks",
    why_this_product: "A large review found a clear benefit.",
    current_problem: "Joints",
    expected_transformation: "Adds to the food.",
    grade: "A",
    evidence: "several good studies in dogs",
    sources: [1],
    cautions: [],
    important: true,
    match: 0.67,
    product: {
      id: "p1",
      asin: "DEMO000001",
      name: "Salmon oil",
      title: "Salmon oil",
      brand: "Nordpfote",
      image: null,
      price: "19.90",
      currency: "EUR",
      url: "/demo-shop/p1",
      market: "uk",
      category: "Dog Supplements",
      demo: true,
      fromOtherMarket: false,
    },
  };
}

/** An open report in English with overrides. */
export function buildReport(changes: Partial<OpenReport>): OpenReport {
  return {
    locked: false,
    reportId: "example",
    language: "en",
    createdAt: "2026-11-21T10:00:00Z",
    photoExpiresAt: "2027-02-19T10:00:00Z",
    example: false,
    extraPhotos: null,
    dogProfile: {
      name: "Frieda",
      imageUrl: null,
      breed: "Labrador Retriever",
      breed_confidence: 91,
      breedBasis: "seen",
      breedConfidenceWord: "high",
      looksLike: [{ breed: "Golden Retriever", percent: 5 }],
      orPerhaps: null,
      weightDoubt: null,
      age: 9,
      ageText: "9 years",
      weight: 33,
      sex: "female",
      neutered: true,
    },
    healthMetrics: {
      overall_score: 76,
      label: "good",
      band: "yellow",
      summary: "Weight deserves a look.",
      areas: [
        {
          id: "coat",
          name: "Skin & coat",
          score: 88,
          label: "Very good",
          basis: "seen",
          confidence: "medium",
          withVet: false,
          statements: [
            {
              text: "The coat lies flat and shines.",
              basis: "seen",
              confidence: "medium",
              sources: [1],
            },
          ],
        },
      ],
    },
    emergency: null,
    vetSoon: [],
    personality_assessment: "Frieda waits to see whether you are honest.",
    strengths: [{ text: "You look closely.", basis: "told", confidence: "high", sources: [] }],
    improvements: [{ title: "Weigh the food", text: "Once a month on the scales." }],
    issues: [],
    supplements: [buildSupplement()],
    supplementIntro: "One has good evidence.",
    leftOut: [{ ingredient: "Glucosamine", grade: "D", reason: "No benefit found." }],
    productSource: "demo",
    limits: ["No photo shows mobility."],
    sources: [{ n: 1, text: "O'Neill 2021", url: null }],
    disclaimer: "No replacement for a vet.",
    level: null,
    concerns: [],
    ownWords: null,
    measured: [],
    knownIllnesses: [],
    openQuestions: [],
    writtenArthritis: null,
    areasWithGround: null,
    ...changes,
  };
}

/** A limping dog of level this_week, with overrides. */
export const buildConcern = (changes: Partial<ReportedConcern>): ReportedConcern => ({
  id: "limping",
  name: "Limping",
  level: "this_week",
  complete: true,
  isPoison: false,
  reasons: [
    {
      id: "clear",
      text: "A clear limp means pain.",
      because: ["Puts weight on it, limps clearly"],
      ofDog: [],
      sources: [1],
    },
  ],
  home: ["Short walks on a lead."],
  doNot: ["No painkillers for people."],
  goSooner: [{ text: "The paw turns cold.", level: "now" }],
  tellVet: ["Which leg, and since when."],
  unanswered: [],
  followUpHours: 24,
  ...changes,
});

/** Body condition measured by the owner. */
export const buildMeasurement = (): Measurement => ({
  check: "body_condition",
  name: "Body condition",
  measuredAt: "2026-11-21T10:00:00Z",
  severity: "watch",
  level: null,
  text: "A little too round.",
  figures: [{ label: "Body condition", value: "about 7 of 9, between 6 and 8" }],
  values: { score: 7 },
  change: null,
  sources: [],
});
