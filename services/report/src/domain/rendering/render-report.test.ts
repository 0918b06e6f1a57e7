import { OpenReport, type RecommendedProduct } from "@hundeblick/proto/http/report";
import { describe, expect, test } from "@jest/globals";
import { aLook, aLookAt, composed, looksLike, rendered, stringsIn } from "../../../test/support/dogs.ts";
import type { ComposedReport } from "../composed-report.ts";
import { exampleReport } from "../example-report.ts";

const product = (over: Partial<RecommendedProduct> = {}): RecommendedProduct => ({
  id: "p1",
  asin: "DEMO1",
  name: "Oil",
  title: "Demo oil 500 ml",
  brand: "Demo",
  image: null,
  price: "19.90",
  currency: "EUR",
  url: "/demo/DEMO1",
  market: "de",
  category: "Dog Supplements",
  demo: true,
  fromOtherMarket: false,
  ...over,
});
const frieda = exampleReport.composed;

describe("sources", () => {
  test("are numbered in the order they are used, and every number is in the list", () => {
    const report = rendered(frieda);
    expect(report.sources.map(({ n }) => n)).toEqual(report.sources.map((_, i) => i + 1));
    const used = [
      ...report.healthMetrics.areas.flatMap(({ statements }) => statements),
      ...report.strengths,
      ...report.issues,
      ...report.supplements,
    ].flatMap(({ sources }) => sources);
    expect(new Set(used)).toEqual(new Set(report.sources.map(({ n }) => n)));
    expect(used[0]).toBe(1);
  });

  test("the weight of a breed names the standard, in the language of the report", () => {
    expect(rendered(frieda, "de").sources.map(({ text }) => text)).toContain(
      "Labrador Retriever: Gewicht nach den Rasseseiten des American Kennel Club.",
    );
    expect(rendered(frieda, "pl").sources.map(({ text }) => text)).toContain(
      "Labrador retriever: waga według opisów ras American Kennel Club.",
    );
  });

  test("a figure from memory says so", () => {
    const report = rendered(composed({ breed: "Boxer", weightKg: 30 }));
    expect(
      report.sources.find(({ text }) => text.startsWith("Deutscher Boxer") || text.startsWith("Boxer"))?.text,
    ).toMatch(/FCI-Rassestandard Nr\. 144\. Die Zahl ist noch nicht/);
  });

  test("a paper has its address", () => {
    expect(rendered(frieda).sources.map(({ url }) => url)).toContain("https://doi.org/10.1038/s41598-018-23940-z");
  });
});

describe("products", () => {
  test("one that fits is shown, and the report says what kind of shop it is", () => {
    expect(rendered(frieda, "de", { omega3: product() })).toMatchObject({
      productSource: "demo",
      supplements: expect.arrayContaining([
        expect.objectContaining({ ingredientId: "omega3", product_name: "Demo oil 500 ml" }),
      ]),
    });
    expect(rendered(frieda, "de", { omega3: product({ demo: false }) }).productSource).toBe("amazon");
    expect(rendered(frieda).productSource).toBeNull();
  });

  test("where a vet has to be asked first there is no shop link, even if the catalogue offers one", () => {
    const report = rendered(composed({ goals: ["joints"], weightKg: 30, ageMonths: 100, meds: "Rimadyl" }), "de", {
      omega3: product(),
    });
    const omega = report.supplements.find(({ ingredientId }) => ingredientId === "omega3");
    expect(omega?.cautions.length).toBeGreaterThan(0);
    expect(omega?.product).toBeNull();
    expect(report.productSource).toBeNull();
  });
});

describe("the profile", () => {
  test("an owner's breed has no percent, a breed from the photo has one and a word", () => {
    expect(rendered(frieda).dogProfile).toMatchObject({
      breed: "Labrador Retriever",
      breed_confidence: null,
      breedBasis: "told",
      looksLike: [],
      age: 9,
      weight: 33,
    });
    expect(rendered(composed({}, looksLike("beagle", 0.87))).dogProfile).toMatchObject({
      breed: "Beagle",
      breed_confidence: 87,
      breedBasis: "seen",
      breedConfidenceWord: "medium",
    });
    expect(rendered(composed({}, looksLike("beagle", 0.98))).dogProfile.breedConfidenceWord).toBe("high");
  });

  test("breed names follow the language", () => {
    const report = composed({ breed: "French Bulldog" }, aLook(), "en");
    expect((["de", "en", "pl"] as const).map((language) => rendered(report, language).dogProfile.breed)).toEqual([
      "Französische Bulldogge",
      "French Bulldog",
      "Buldog francuski",
    ]);
  });
});

describe("an emergency", () => {
  const report = composed(
    { name: "Rex", sex: "male", ageMonths: 40, weightKg: 30, meds: "Rimadyl", redFlags: ["bloat"] },
    looksLike("boxer"),
  );
  test.each(["de", "en", "pl"] as const)(
    "in %s: the sign, first aid, what the practice asks; no score, praise or shop",
    (language) => {
      const page = rendered(report, language, { omega3: product() });
      expect(page.emergency?.flags[0]).toMatchObject({ id: "bloat", told: "ticked" });
      expect(page.emergency?.firstAid.length).toBeGreaterThanOrEqual(2);
      expect(page.emergency?.forThePractice).toContain("Rimadyl");
      expect(page.healthMetrics).toMatchObject({ overall_score: null, label: null, band: null, areas: [] });
      expect(page).toMatchObject({
        strengths: [],
        improvements: [],
        issues: [],
        supplements: [],
        leftOut: [],
        personality_assessment: null,
        productSource: null,
      });
    },
  );
});

test("a report knows its place: example, score label and band", () => {
  const report = rendered(
    composed({ ageMonths: 30 }, aLookAt(["coat_even", "coat_shiny", "body_ideal", "eyes_clear"], "high")),
  );
  expect(report).toMatchObject({ example: false, locked: false });
  expect(report.healthMetrics).toMatchObject({ label: "excellent", band: "green" });
  expect(OpenReport.safeParse(report).success).toBe(true);
});

test("little known is said in so many words", () => {
  expect(rendered(composed({})).healthMetrics.summary).toContain("80 ist vor allem unser Ausgangswert");
  expect(rendered(composed({ breed: "Beagle", ageMonths: 4 })).healthMetrics.summary).toBe(
    "Nach dem, was wir wissen, fällt nichts auf.",
  );
});

test("no supplement needed is a result of its own", () => {
  expect(rendered(composed({ ageMonths: 40, weightKg: 20 })).supplementIntro).toMatch(/^Es braucht nichts\./);
});

test("the words of a legacy report become scores", () => {
  const legacy = {
    ...frieda,
    areas: frieda.areas.map((area) => ({ ...area, score: "Very Good" as unknown as number })),
  };
  expect(rendered(legacy).healthMetrics.areas.map(({ score }) => score)).toEqual([85, 85, 85, 85]);
  const { areas: _, ...older } = frieda;
  const page = rendered({
    ...older,
    healthMetrics: { energy_level: "Active", coat_quality: "Poor" },
  } as unknown as ComposedReport);
  expect(page.healthMetrics.areas.map(({ id, score }) => [id, score])).toEqual([
    ["coat", 45],
    ["weight", 70],
    ["mobility", 70],
    ["energy", 85],
  ]);
  expect(OpenReport.safeParse(page).success).toBe(true);
});

test("the same stored report never mixes two languages", () => {
  const [de, en, pl] = (["de", "en", "pl"] as const).map((language) => {
    const { sources: _, ...page } = rendered(frieda, language);
    return new Set(
      stringsIn(page)
        .map(({ text }) => text)
        .filter((text) => text.length > 30),
    );
  });
  for (const text of en!) {
    expect(de!.has(text)).toBe(false);
    expect(pl!.has(text)).toBe(false);
  }
  for (const text of pl!) expect(de!.has(text)).toBe(false);
});
