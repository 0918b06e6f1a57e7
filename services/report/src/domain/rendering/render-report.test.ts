import type { OwnerAnswers, RedFlagNow } from "@hundeblick/proto/health/answers";
import type { Language } from "@hundeblick/proto/language";
import { OpenReport, type RecommendedProduct } from "@hundeblick/proto/http/report";
import { LANGUAGES } from "@hundeblick/proto/languages";
import { breeds } from "@hundeblick/triage/breeds/breeds";
import { describe, expect, test } from "vitest";
import {
  buildVisionResult,
  buildVisionFindings,
  composed,
  looksLike,
  rendered,
  stringsIn,
} from "../../../test/support/dogs.ts";
import { findBreed } from "../breeds/find-breed.ts";
import type { ComposedReport } from "../composed-report.ts";
import { exampleReport } from "../example-report.ts";
import { stated } from "../rules/finding.ts";

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
const frieda = exampleReport("de").composed;

describe("sources", () => {
  test("are numbered in order of use, and every number is in the list", () => {
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
      "Labrador Retriever: American Kennel Club 29,5–36,3\u00A0kg (Rüden), 24,9–31,8\u00A0kg (Hündinnen). Gelesen in Abschriften, nicht im Original.",
    );
    expect(rendered(frieda, "pl").sources.map(({ text }) => text)).toContain(
      "Labrador retriever: American Kennel Club 29,5–36,3\u00A0kg (samce), 24,9–31,8\u00A0kg (suki). Odczytano z kopii, nie z oryginału.",
    );
  });

  test("end in one full stop, and one that was not read says so", () => {
    const concerns = [
      { id: "limping" as const, answers: { weight: "clear" } },
      { id: "aggression" as const, answers: { when: ["touch"] } },
    ];
    const texts = rendered(composed({ ageMonths: 60, concerns }), "de").sources.map(({ text }) => text);
    expect(texts.join("\n")).toContain("when do you seek veterinary care? ");
    expect(texts.filter((text) => /[.?!]\./.test(text.replaceAll("et al.", "")))).toEqual([]);
    expect(texts.find((text) => text.includes("Barcelos"))).toMatch(/Nicht im Original gelesen\.$/);
  });

  test("an unverified figure has no source", () => {
    const report = rendered(composed({ breed: "Collie", weightKg: 30 }));
    expect(report.sources.find(({ text }) => text.includes("Kennel Club"))?.text).toMatch(
      /häufig angegeben 20,5–34\u00A0kg/,
    );
  });

  test("a paper has its URL", () => {
    expect(rendered(frieda).sources.map(({ url }) => url)).toContain("https://doi.org/10.1038/s41598-018-23940-z");
  });
});

describe("products", () => {
  test("shows a matching one with the kind of shop", () => {
    expect(rendered(frieda, "de", { omega3: product() })).toMatchObject({
      productSource: "demo",
      supplements: expect.arrayContaining([
        expect.objectContaining({ ingredientId: "omega3", product_name: "Demo oil 500 ml" }),
      ]),
    });
    expect(rendered(frieda, "de", { omega3: product({ demo: false }) }).productSource).toBe("amazon");
    expect(rendered(frieda).productSource).toBeNull();
  });

  test("no shop link where a vet has to be asked first", () => {
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
  test("a breed from the photo has a percentage and a word, an owner's breed has none", () => {
    expect(rendered(frieda).dogProfile).toMatchObject({
      breed: "Labrador Retriever",
      breed_confidence: null,
      breedBasis: "told",
      looksLike: [],
      age: 9,
      weight: 33,
    });
    expect(rendered(composed({}, looksLike("weimaraner", 0.87))).dogProfile).toMatchObject({
      breed: "Weimaraner",
      breed_confidence: 87,
      breedBasis: "seen",
      breedConfidenceWord: "medium",
    });
    expect(rendered(composed({}, looksLike("beagle", 0.98))).dogProfile.breedConfidenceWord).toBe("high");
  });

  test("an uncertain breed is a question with choices, a mix first", () => {
    const page = rendered(composed({}, looksLike("beagle", 0.9)));
    expect(page.dogProfile).toMatchObject({
      breed: null,
      breed_confidence: null,
      breedBasis: null,
      looksLike: [{ breed: "Beagle", percent: 90 }],
      orPerhaps: "Dackel, Jack Russell Terrier oder Glatthaar-Foxterrier",
    });
    expect(page.openQuestions).toContainEqual({
      kind: "answer",
      field: "breed",
      mayCount: true,
      text: "Beagle? Oder vielleicht Dackel?",
      choices: ["Mischling", "Beagle", "Dackel", "Jack Russell Terrier", "Glatthaar-Foxterrier"],
    });
  });

  test("a single name, or none, is a question without choices", () => {
    for (const looked of [looksLike("beagle"), buildVisionResult()]) {
      const asked = rendered(composed({}, looked)).openQuestions.find((one) => "field" in one && one.field === "breed");
      const text = "Welche Rasse oder welcher Mix ist dein Hund?";
      expect(asked).toEqual({ kind: "answer", field: "breed", mayCount: true, text });
    }
  });

  test("a name that the weight contradicts is asked about with that reason, and with choices", () => {
    const page = rendered(composed({ ageMonths: 48, weightKg: 6 }, looksLike("labrador-retriever", 0.97)));
    expect(page.dogProfile).toMatchObject({ breed: null, weightDoubt: "6\u00A0kg passen nicht dazu." });
    const asked = page.openQuestions.find((one) => "field" in one && one.field === "breed");
    expect(asked).toMatchObject({
      text: "Labrador Retriever? 6\u00A0kg passen nicht dazu. Welche Rasse oder welcher Mix ist dein Hund?",
      choices: ["Mischling", "Labrador Retriever"],
    });
  });

  test("an answer is not counted with another provider", () => {
    const page = rendered(composed({}, buildVisionFindings([])));
    expect(page.openQuestions).toContainEqual(expect.objectContaining({ field: "breed", mayCount: false }));
  });

  test.each(LANGUAGES)("every choice in %s is parsed as its breed, and the first as none", (language) => {
    for (const { id } of breeds.filter(({ networkClass }) => networkClass)) {
      const { perhaps = [] } = composed({}, looksLike(id, 0.86)).dog;
      if (perhaps.length === 0) continue;
      const asked = rendered(composed({}, looksLike(id, 0.86)), language).openQuestions.find(
        (one) => "field" in one && one.field === "breed",
      );
      const choices = asked?.kind === "answer" ? (asked.choices ?? []) : [];
      const shown = id === "eskimo-dog" ? "siberian-husky" : id;
      expect(choices.map((choice) => findBreed(choice, language))).toEqual([
        null,
        ...[shown, ...perhaps].map((breedId) => ({ breedId, cross: false })),
      ]);
    }
  });

  test("no likeness is said to be certain", () => {
    expect(rendered(composed({}, looksLike("beagle", 1))).dogProfile.breed_confidence).toBe(99);
  });

  test("breed names follow the language", () => {
    const report = composed({ breed: "French Bulldog" }, buildVisionResult(), "en");
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
      expect(page.emergency?.forThePractice.startsWith(page.emergency.flags[0]?.label ?? "nothing")).toBe(true);
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

describe("owners' words", () => {
  test("stand verbatim beside the sign they are taken for", () => {
    const text = "Er würgt seit einer Stunde, es kommt nichts, der Bauch ist dick und hart";
    const [flag] = rendered(composed({ additionalInfo: text })).emergency?.flags ?? [];
    expect(text).toContain(flag?.words ?? "nothing");
    expect(rendered(composed({ additionalInfo: text })).emergency?.forThePractice).toContain(`„${flag?.words}“`);
    const soon = rendered(composed({ additionalInfo: "Bei Gewitter zittert sie und frisst dann nichts" })).vetSoon;
    expect(soon).toContainEqual(
      expect.objectContaining({ id: "not_eating", words: expect.stringContaining("frisst") }),
    );
  });

  test("a concern that may be poison says so", () => {
    const isPoison = (answers: Record<string, string | string[]>) =>
      rendered(composed({ concerns: [{ id: "ate_something", answers }] })).concerns[0]?.isPoison;
    expect(isPoison({ danger: ["none"], kind: "poison" })).toBe(true);
    expect(isPoison({ danger: ["none"], kind: "grass" })).toBe(false);
  });

  test("reasons quote answers, and only name what is known of the dog", () => {
    const puppy = composed({
      ageMonths: 3,
      concerns: [{ id: "diarrhoea", answers: { times: "some", vaccinated: "no" } }],
    });
    const reasons = rendered(puppy, "en").concerns[0]?.reasons ?? [];
    expect(reasons.find(({ id }) => id === "young_puppy")).toMatchObject({
      because: [],
      ofDog: ["under 16 weeks old"],
    });
    expect(reasons.find(({ id }) => id === "puppy_unvaccinated")).toMatchObject({
      because: ["Has your puppy had all its vaccinations? No, not all of them yet"],
      ofDog: ["under 6 months old"],
    });
  });
});

describe("first aid", () => {
  const linesFor = (flag: RedFlagNow, language: Language) =>
    rendered(composed({ redFlags: [flag] }), language).emergency?.firstAid ?? [];

  test.each([
    ["de", /Maul öffnen, hineinsehen.*sicher greifen.*hinter dem Rippenbogen/],
    ["en", /open the mouth, look inside.*grasp.*abdominal thrusts/],
    ["pl", /otwórz pysk, zajrzyj.*chwycić.*uciśnij brzuch/],
  ] as const)("[%s] something in the throat: look, take out, thrusts, and pull no thread", (language, steps) => {
    expect(linesFor("breathing", language).filter((line) => steps.test(line))).toHaveLength(1);
    expect(linesFor("foreign_body", language)[0]).toMatch(steps);
    expect(linesFor("foreign_body", language).join(" ")).toMatch(/Faden|thread|nitk/);
    expect(linesFor("bloat", language).join(" ")).not.toMatch(steps);
  });

  test.each([
    ["de", /^Erst kühlen, dann fahren/, /Nichts ins Maul/],
    ["en", /^Cool first, then drive/, /Nothing by mouth/],
    ["pl", /^Najpierw chłodzenie, potem jazda/, /Niczego nie podawaj do pyska/],
  ] as const)("[%s] heat: cool before driving, nothing by mouth unless awake", (language, first, mouth) => {
    const [line] = linesFor("heatstroke", language);
    expect(line).toMatch(first);
    expect(line).toMatch(mouth);
    expect(line).not.toMatch(/kleine Schlucke|small sips|łykami/);
  });

  test.each(["poison", "foreign_body"] as const)("%s: no vomiting unless a vet says so", (flag) => {
    expect(linesFor(flag, "de").join(" ")).toContain(
      "Nicht zum Erbrechen bringen, wenn es die Praxis nicht ausdrücklich sagt",
    );
    expect(linesFor(flag, "en").join(" ")).toContain("Do not make your dog vomit unless the vet tells you to");
    expect(linesFor(flag, "pl").join(" ")).toContain("Nie wywołuj wymiotów, chyba że weterynarz wyraźnie tak powie");
  });
});

test.each([
  [
    "de",
    "Er ist Diabetiker und bekommt Vetmedin",
    /^Bekannt: Diabetes\. .*bekommt: Herzmedikamente .*\. Frag die Praxis/,
    "Frag in der Tierarztpraxis, ob und wie viel",
  ],
  [
    "en",
    "He is diabetic and takes Vetmedin",
    /^Known: diabetes\. .*is given: heart medicines .*\. Ask your vet/,
    "Ask your vet whether and how much",
  ],
  [
    "pl",
    "Ma cukrzycę i dostaje Vetmedin",
    /^Z twoich odpowiedzi wynika: cukrzyca\. .*pies dostaje: leki na serce .*\. Zanim/,
    "Zapytaj weterynarza, czy i ile",
  ],
] as const)(
  "[%s] a known illness is named first, at most fair, without amounts and shop links",
  (language, additionalInfo, first, dosage) => {
    const report = composed({ additionalInfo, ageMonths: 40, goals: ["joints"] }, looksLike("boxer"), language);
    const page = rendered(report, language, { omega3: product(), green_lipped_mussel: product() });
    expect(page.healthMetrics.summary).toMatch(first);
    expect(page.healthMetrics.label).toBeNull();
    expect(page.knownIllnesses).toHaveLength(1);
    expect(page.supplements.length).toBeGreaterThan(0);
    for (const one of page.supplements)
      expect(one).toMatchObject({ product: null, product_name: null, dosage, important: false });
    expect(page.productSource).toBeNull();
  },
);

test.each([
  [
    "de",
    { medicines: ["nsaid"] },
    /^Dein Hund bekommt: Entzündungshemmer und Schmerzmittel \(NSAID\)\. Frag die Praxis, bevor/,
  ],
  [
    "en",
    { meds: "prescription meds" },
    /^Your dog is given: medicine on prescription or for good\. Ask your vet before/,
  ],
  ["pl", { meds: "Quxafen" }, /^Podajesz lek, którego nie znamy\. Zanim podasz coś jeszcze, zapytaj weterynarza/],
] satisfies [Language, OwnerAnswers, RegExp][])(
  "[%s] a medicine alone is no known illness, and nothing is sold beside it: %j",
  (language, answers, first) => {
    const report = composed({ ...answers, ageMonths: 40, goals: ["joints"] }, looksLike("boxer"), language);
    const page = rendered(report, language, { omega3: product(), green_lipped_mussel: product() });
    expect(page.knownIllnesses).toEqual([]);
    expect(page.healthMetrics.summary).toMatch(first);
    expect(page.supplements.length).toBeGreaterThan(0);
    for (const one of page.supplements) expect(one.product).toBeNull();
  },
);

test.each([
  ["de", /^Dein Hund bekommt: .* Wegen der Medikamente steht hier höchstens „Mittel“/],
  ["en", /^Your dog is given: .* Because of the medicine this says “Fair” at most/],
  ["pl", /^Leki, które pies dostaje: .* Ze względu na leki wynik to najwyżej „Średnio”/],
] satisfies [Language, RegExp][])(
  "[%s] says why a medicine limits the score, but not of an old score",
  (language, summary) => {
    const shining = buildVisionFindings(["coat_even", "coat_shiny", "body_ideal", "eyes_clear"], "high");
    const report = composed({ medicines: ["nsaid"], ageMonths: 40 }, shining, language);
    expect(rendered(report, language).healthMetrics).toMatchObject({
      label: "fair",
      summary: expect.stringMatching(summary),
    });
    const general = report.general.map((finding) => ({ ...finding, params: { medicationIds: "nsaid" } }));
    for (const overallScore of [88, 60])
      expect(rendered({ ...report, general, overallScore }, language).healthMetrics.summary).not.toMatch(summary);
  },
);

test("an old report with a medicine among the illnesses is unchanged", () => {
  const report = composed(
    { ageMonths: 40, weightKg: 30 },
    buildVisionFindings(["coat_even", "body_ideal"], "high"),
    "en",
  );
  const stored = {
    ...report,
    general: [stated("told_medicine", "high", { medicationIds: "nsaid" })],
    overallScore: 69,
  };
  const page = rendered(stored, "en");
  expect(page.knownIllnesses).toHaveLength(1);
  expect(page.healthMetrics.summary).toMatch(/^Known: anti-inflammatory painkillers/i);
});

test("has example, score label and band", () => {
  const report = rendered(
    composed({ ageMonths: 30 }, buildVisionFindings(["coat_even", "coat_shiny", "body_ideal", "eyes_clear"], "high")),
  );
  expect(report).toMatchObject({ example: false, locked: false });
  expect(report.healthMetrics).toMatchObject({ label: "excellent", band: "green" });
  expect(OpenReport.safeParse(report).success).toBe(true);
});

test("a level that rules say only since the report was composed still keeps it from being good", () => {
  const concerns: OwnerAnswers["concerns"] = [{ id: "limping", answers: { alarm: ["none"], weight: "clear" } }];
  const stored = composed({ concerns }, buildVisionFindings(["coat_even", "body_ideal"], "high"));
  const { healthMetrics, level } = rendered({ ...stored, overallScore: 90 });
  expect(level).toBe("this_week");
  expect(healthMetrics).toMatchObject({ overall_score: 69, label: "fair", band: "orange" });
});

test("no number and no praise without ground", () => {
  for (const answers of [{}, { breed: "Beagle", ageMonths: 4 }]) {
    const { summary, ...metrics } = rendered(composed(answers)).healthMetrics;
    expect(metrics).toMatchObject({ overall_score: null, label: null, band: null });
    expect(metrics.areas.map(({ score, label }) => [score, label])).toEqual(
      metrics.areas.map(() => [null, "noch unbekannt"]),
    );
    expect(summary).toMatch(/^Für eine Zahl wissen wir zu wenig: Zu keinem der vier Bereiche/);
  }
});

test("says that no supplement is needed", () => {
  expect(rendered(composed({ ageMonths: 40, weightKg: 20 })).supplementIntro).toMatch(/^Es braucht nichts\./);
});

test("maps the words of a legacy report to scores", () => {
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

test("never mixes two languages", () => {
  const [de, en, pl] = (["de", "en", "pl"] as const).map((language) => {
    const { sources: _, ownWords: _words, ...page } = rendered(frieda, language);
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

test.each([
  ["de", "ohne Wert"],
  ["en", "not scored"],
  ["pl", "bez oceny"],
] as const)("[%s] a lively dog that should be seen has energy that was told and is not scored", (language, label) => {
  const report = composed({ additionalInfo: "Er hustet seit Tagen, ist aber munter und spielt gern." });
  const energy = rendered(report, language).healthMetrics.areas.find(({ id }) => id === "energy");
  expect(energy).toMatchObject({ score: null, label });
});

test.each([
  [
    "de",
    /^Nach deinen Antworten zu „Husten“ genügt es, Balu zu Hause zu beobachten\. Für eine Zahl wissen wir zu wenig/,
  ],
  ["en", /^Going by your answers about “Cough”, it is enough to watch Balu at home\./],
  ["pl", /^Z twoich odpowiedzi w sprawie „Kaszel” wynika, że wystarczy obserwować psa w domu\./],
] as const)("[%s] the summary begins with what the answers say, also when it can wait", (language, summary) => {
  const concerns = [
    { id: "cough" as const, answers: { alarm: ["none"], well: "bright", often: "single", since: "new" } },
  ];
  const report = composed({ name: "Balu", ageMonths: 40, concerns }, undefined, language);
  expect(rendered(report, language).healthMetrics.summary).toMatch(summary);
  expect(rendered(composed({ concerns })).healthMetrics.summary).toMatch(/genügt es, deinen Hund zu Hause/);
  const limping = composed({ additionalInfo: "Sie humpelt seit drei Tagen", ageMonths: 40, concerns });
  expect(rendered(limping).healthMetrics.summary).not.toMatch(/genügt es/);
});

test.each([
  ["de", "Bruno rutscht auf dem Hintern und riecht nach Fisch.", ["scooting"]],
  ["en", "When he gets up he is stiff.", ["stiff_old"]],
  ["pl", "Od wczoraj ma luźne kupy i raz zwymiotował.", ["vomiting", "diarrhoea"]],
] as const)("[%s] “%s”: the report asks about %j", (language, additionalInfo, asked) => {
  const concernsAskedIn = (report: ComposedReport) =>
    rendered(report, language).openQuestions.flatMap((question) =>
      question.kind === "concern" ? question.concern : [],
    );
  expect(concernsAskedIn(composed({ additionalInfo, ageMonths: 60 }, undefined, language))).toEqual(asked);
  expect(composed({ additionalInfo, ageMonths: 60 }, undefined, language).check?.notUnderstood).toBeUndefined();
  const three = (["ears", "eyes", "lump"] as const).map((id) => ({ id, answers: {} }));
  const full = composed({ additionalInfo, ageMonths: 60, concerns: three }, undefined, language);
  expect(concernsAskedIn(full)).not.toContain(asked[0]);
});
