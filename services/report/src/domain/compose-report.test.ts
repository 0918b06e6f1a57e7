import { type OwnerAnswers, RED_FLAGS_NOW, type SIGN_ANSWERS } from "@hundeblick/proto/health/answers";
import type { Area } from "@hundeblick/proto/health/areas";
import { type Language, LANGUAGES } from "@hundeblick/proto/language";
import { describe, expect, test } from "vitest";
import {
  buildVisionResult,
  buildVisionFindings,
  areaOf,
  codesIn,
  composed,
  looksLike,
  rendered,
} from "../../test/support/dogs.ts";
import { readText } from "./red-flags/read-text.ts";
import { anonymousEmergency } from "./rendering/emergency.ts";

describe("an emergency overrides everything", () => {
  test.each(RED_FLAGS_NOW)("ticked: %s", (flag) => {
    const report = composed(
      { name: "Rex", redFlags: [flag], goals: ["joints"], weightKg: 30 },
      buildVisionFindings(["coat_shiny", "eyes_clear"]),
    );
    expect(report.emergency?.flags).toEqual([{ id: flag, told: "ticked" }]);
    expect(report).toMatchObject({
      overallScore: null,
      areas: [],
      strengths: [],
      improvements: [],
      personality: null,
      vetSoon: [],
      supplements: { recommended: [], leftOut: [] },
    });
  });

  test.each([
    ["additionalInfo", "Sein Bauch ist hart und er würgt, aber es kommt nichts.", "bloat"],
    ["allergies", "Nach dem Bienenstich bekommt er keine Luft", "breathing"],
    ["meds", "Ich habe ihm gestern Ibuprofen gegeben", "poison"],
  ] as const)("written in %s, and quoted: %s", (field, text, flag) => {
    const report = composed({ [field]: text });
    const found = report.emergency?.flags.find(({ id }) => id === flag);
    expect(found).toMatchObject({ told: "written" });
    expect(text).toContain(found?.words ?? "nothing");
    expect(report.overallScore).toBeNull();
  });

  test("an emergency found only by the model is suspected, and its first aid says so", () => {
    const report = composed({ additionalInfo: "Seit zwei Tagen zittert sie nachts, hechelt und frisst kaum noch" });
    const flags = report.emergency?.flags ?? [];
    expect(flags.map(({ told }) => told)).toEqual(["suspected"]);
    const { flags: shown, firstAid } = anonymousEmergency(flags, [], "de");
    expect(shown[0]).not.toHaveProperty("words");
    expect(shown[0]?.advice).toMatch(/^Ruf jetzt eine Tierklinik an/);
    expect(firstAid[0]).toMatch(/^Falls es das ist \(/);
  });

  test("a sign that is ticked and written is named once", () => {
    const report = composed({ redFlags: ["seizure", "seizure"], additionalInfo: "Er hatte einen Krampfanfall" });
    expect(report.emergency?.flags).toEqual([{ id: "seizure", told: "ticked" }]);
  });

  test("a negated sign is none", () => {
    expect(composed({ additionalInfo: "Kein Krampfanfall, keine Atemnot." }).emergency).toBeNull();
  });

  test("stores the owner's text verbatim for the practice", () => {
    const report = composed({
      additionalInfo: "Er hatte einen Krampfanfall in der Küche",
      meds: "Rimadyl",
      redFlags: ["seizure"],
    });
    expect(report.check?.ownWords).toBe("Er hatte einen Krampfanfall in der Küche");
    expect(report.emergency?.meds).toBe("Rimadyl");
  });
});

describe("suspicious words", () => {
  const additionalInfo = "Er hat etwas Komisches gefressen";
  const answered = (answer: (typeof SIGN_ANSWERS)[number]) =>
    composed({
      additionalInfo,
      wordAnswers: readText(additionalInfo, "de").ask.map(({ id }) => ({ id, answer })),
    });

  test("are not asked about again after an answer, which is stored", () => {
    expect(composed({ additionalInfo }).improvements).toContain("is_it_now");
    for (const answer of ["earlier", "no"] as const) {
      const report = answered(answer);
      expect(report.emergency).toBeNull();
      expect(report.improvements).not.toContain("is_it_now");
      expect(report.check?.wordAnswers).toContainEqual(expect.objectContaining({ answer }));
    }
  });

  test("answered with 'now' are an emergency", () => {
    const [flag] = answered("now").emergency?.flags ?? [];
    expect(flag).toEqual({ id: readText(additionalInfo, "de").ask[0]?.id, told: "written" });
  });

  test("another sign is still asked about, and no answer removes an alarm", () => {
    expect(composed({ additionalInfo, wordAnswers: [{ id: "birth", answer: "no" }] }).improvements).toContain(
      "is_it_now",
    );
    const flags = composed({
      additionalInfo: "Er hat Rattengift gefressen",
      wordAnswers: [{ id: "poison", answer: "earlier" }],
    }).emergency?.flags;
    expect(flags).toEqual([{ id: "poison", told: "written", words: "Er hat Rattengift gefressen" }]);
  });
});

describe("signs of level soon", () => {
  test("a limp lowers mobility, is listed, and keeps the report from being good", () => {
    const report = composed(
      { additionalInfo: "Sie humpelt seit drei Tagen", ageMonths: 40 },
      buildVisionFindings(["coat_even", "coat_shiny", "body_ideal"], "high"),
    );
    expect(report.vetSoon).toEqual(["limping"]);
    expect(areaOf(report, "mobility").score).toBeLessThan(70);
    expect(report.overallScore).toBeLessThanOrEqual(69);
  });

  test.each<[string, OwnerAnswers["concerns"]]>([
    [
      "Er jault beim Anfassen und hat Rückenschmerzen",
      [
        {
          id: "aggression",
          answers: { alarm: ["none"], start: "long", bitten: "growl", when: ["guard"], ill: ["none"] },
        },
      ],
    ],
    ["Er hat seit zwei Tagen Bauchschmerzen", [{ id: "limping", answers: { alarm: ["none"], weight: "hop" } }]],
    ["Er erbricht seit drei Tagen", [{ id: "diarrhoea", answers: { blood: "no", state: "bright", also: ["none"] } }]],
  ])("%s stands beside answers about something else", (additionalInfo, concerns) => {
    expect(composed({ additionalInfo, concerns, ageMonths: 40 }).vetSoon).not.toEqual([]);
  });

  test("answered questions about a sign replace the words about it", () => {
    const concerns = [{ id: "limping" as const, answers: { alarm: ["none"], weight: "hop", well: "bright" } }];
    expect(composed({ additionalInfo: "Sie humpelt seit drei Tagen", concerns, ageMonths: 40 }).vetSoon).toEqual([]);
  });

  test("no supplements for joints before a vet has seen the limp", () => {
    const report = composed({ additionalInfo: "Sie humpelt seit drei Tagen", goals: ["joints", "gut"], ageMonths: 40 });
    expect(report.vetFirst).toEqual(["joints"]);
    expect(report.supplements.recommended.map(({ area }) => area)).not.toContain("joints");
    expect(report.supplements.recommended.map(({ area }) => area)).toContain("gut");
  });
});

describe("a known illness", () => {
  test.each([
    ["de", { additionalInfo: "Er ist Diabetiker" }, { conditionIds: "diabetes" }],
    ["en", { additionalInfo: "He has bladder stones", meds: "none" }, { conditionIds: "urinary_stones" }],
    ["en", { allergies: "none, but she is epileptic" }, { conditionIds: "epilepsy" }],
    ["pl", { additionalInfo: "Choruje na raka" }, { conditionIds: "cancer" }],
  ] as const)("[%s] %j stands before all other worries and allows no more than fair", (language, told, params) => {
    const shining = buildVisionFindings(
      ["coat_even", "coat_shiny", "body_ideal", "eyes_clear", "skin_reddened"],
      "high",
    );
    const report = composed({ ...told, ageMonths: 40 }, shining, language);
    expect(report.issues[0]).toMatchObject({ basis: "told", params });
    expect(report.improvements[0]).toBe("illness_vet");
    expect(report.overallScore ?? 0).toBeLessThan(70);
    expect(
      composed({ ageMonths: 40 }, buildVisionFindings(["coat_even", "coat_shiny", "body_ideal"], "high")).overallScore,
    ).toBeGreaterThan(84);
  });

  test.each<[OwnerAnswers, Area | null]>([
    [{ conditions: ["diabetes"] }, "weight"],
    [{ conditions: ["epilepsy"] }, "energy"],
    [{ conditions: ["kidney_disease"] }, null],
    [{ conditions: ["heart_disease"] }, "energy"],
    [{ conditions: ["liver_disease"] }, null],
    [{ conditions: ["hypothyroidism"] }, "energy"],
    [{ conditions: ["cushing"] }, "coat"],
    [{ conditions: ["addison"] }, "energy"],
    [{ conditions: ["cancer"] }, null],
    [{ conditions: ["urinary_stones"] }, null],
    [{ conditions: ["pancreatitis"] }, "weight"],
    [{ additionalInfo: "Er hat Arthrose und steht steif auf" }, "mobility"],
  ])("%j is named first, and its area is with the vet", (told, area) => {
    const report = composed(told, buildVisionFindings(["coat_even", "body_ideal", "skin_reddened"], "high"));
    expect(report.issues[0]?.code).toBe("told_illness");
    expect(report.areas.filter(({ withVet }) => withVet).map(({ id, score }) => [id, score])).toEqual(
      area === null ? [] : [[area, null]],
    );
  });

  test("supplements are only a question for the vet", () => {
    const { supplements } = composed({
      meds: "Metacam",
      goals: ["joints", "gut", "skin_coat", "anxiety"],
      weightKg: 20,
    });
    expect(supplements.recommended.length).toBeGreaterThan(0);
    for (const one of supplements.recommended) {
      expect(one.cautions.length).toBeGreaterThan(0);
      expect(one.important).toBe(false);
    }
  });

  test.each([
    ["de", { meds: "Vetmedin" }, { code: "gets_medicine", params: { medicationIds: "heart_medicine", caps: true } }],
    ["en", { medicines: ["nsaid"] }, { code: "gets_medicine", params: { medicationIds: "nsaid", caps: true } }],
    [
      "pl",
      { meds: "leki na receptę" },
      { code: "gets_medicine", params: { medicationIds: "prescription", caps: true } },
    ],
  ] satisfies [Language, OwnerAnswers, object][])(
    "[%s] %j alone is no worry: named first, asked about first, and allows no more than fair",
    (language, told, finding) => {
      const shining = buildVisionFindings(["coat_even", "coat_shiny", "body_ideal"], "high");
      const report = composed({ ...told, ageMonths: 40, goals: ["joints"] }, shining, language);
      expect(report.general).toEqual([expect.objectContaining(finding)]);
      expect(report.issues).toEqual([]);
      expect(report.improvements[0]).toBe("illness_vet");
      expect(report.overallScore).toBe(69);
      for (const one of report.supplements.recommended) expect(one.cautions.length).toBeGreaterThan(0);
    },
  );

  test("an unknown remedy is asked about first, and is no limit to the score", () => {
    const shining = buildVisionFindings(["coat_even", "coat_shiny", "body_ideal"], "high");
    const report = composed({ meds: "Quxafen", ageMonths: 40 }, shining);
    expect(report.general).toEqual([expect.objectContaining({ code: "gets_unknown_medicine" })]);
    expect(report.improvements[0]).toBe("illness_vet");
    expect(report.overallScore).toBeGreaterThan(84);
  });

  test("flea tablets and a coming operation are no illness", () => {
    const report = composed({ meds: "Bravecto", additionalInfo: "Nächste Woche hat er eine OP", ageMonths: 40 });
    expect(report.general).toEqual([]);
    expect(report.improvements).not.toContain("illness_vet");
  });
});

test.each([
  ["de", "Wie viel Kalzium braucht mein Doggenwelpe?", 4],
  ["de", "Soll ich Knochenmehl ins Futter geben?", 10],
  ["en", "How much calcium should I add to the food?", 5],
  ["pl", "Ile wapnia dodawać do karmy?", 5],
  ["pl", "Daję skorupki jajek", undefined],
] as const)("[%s] %s of a growing dog: add none", (language, additionalInfo, ageMonths) => {
  const answers = { breed: "Deutsche Dogge", additionalInfo, ...(ageMonths === undefined ? {} : { ageMonths }) };
  expect(composed(answers, buildVisionResult(), language).improvements).toContain("no_calcium");
});

test("joint wear is not called rare for a young limping dog", () => {
  const report = composed({ additionalInfo: "Er humpelt seit drei Tagen", ageMonths: 14 });
  const mobility = areaOf(report, "mobility").findings.find(({ basis }) => basis === "typical");
  expect(mobility).toMatchObject({ code: "joints_young", points: null, sources: ["enomoto2024"] });
  for (const language of LANGUAGES) {
    const [said] = rendered(report, language).healthMetrics.areas.flatMap(({ id, statements }) =>
      id === "mobility" ? statements.filter(({ basis }) => basis === "typical") : [],
    );
    expect(said?.text).toMatch(/39[.,]8/);
    expect(said?.sources).toHaveLength(1);
  }
});

test("growing bones are not mentioned for a grown dog", () => {
  expect(composed({ ageMonths: 60, additionalInfo: "Braucht er Kalzium?" }).improvements).not.toContain("no_calcium");
});

describe("basis of statements", () => {
  test("without any facts: typical statements with sources, low confidence, no supplement", () => {
    const report = composed({});
    for (const area of report.areas) {
      expect(area).toMatchObject({ score: null, basis: "typical", confidence: "low" });
      for (const finding of area.findings) expect(finding.sources.length).toBeGreaterThan(0);
    }
    expect(report.supplements.recommended).toEqual([]);
    expect(report.supplementsWanted).toBe(false);
  });

  test("every typical finding of any breed names its source", () => {
    for (const breed of ["Labrador Retriever", "Mops", "Deutsche Dogge", "Chihuahua", "Akita", "Elo"]) {
      for (const { findings } of composed({ breed, ageMonths: 100, weightKg: 60 }).areas) {
        for (const { basis, sources } of findings) if (basis === "typical") expect(sources.length).toBeGreaterThan(0);
      }
    }
  });

  test("the local network sees nothing but the breed", () => {
    const report = composed({ ageMonths: 40 }, looksLike("beagle"));
    expect(report.areas.flatMap(({ findings }) => findings).filter(({ basis }) => basis === "seen")).toEqual([]);
    expect(report.dog.breed).toEqual({ from: "photo", breedId: "beagle", probability: 0.96 });
  });

  test("several likely breeds are offered, none is assumed", () => {
    const report = composed(
      {},
      buildVisionResult({
        breeds: [
          { breedId: "border-collie", probability: 0.4 },
          { breedId: "collie", probability: 0.3 },
          { breedId: "samoyed", probability: 0.01 },
        ],
        breedVerdict: "several",
      }),
    );
    expect(report.dog.breed).toBeNull();
    expect(report.dog.looksLike.map(({ breedId }) => breedId)).toEqual(["border-collie", "collie"]);
    expect(codesIn(report)).not.toContain("breed_group");
  });

  test("the class of sled dogs is shown as husky, and an unknown id is not shown", () => {
    const report = composed(
      {},
      buildVisionResult({
        breeds: [
          { breedId: "eskimo-dog", probability: 0.6 },
          { breedId: "siberian-husky", probability: 0.35 },
          { breedId: "no-such-breed", probability: 0.05 },
        ],
        breedVerdict: "one",
      }),
    );
    expect(report.dog.breed).toEqual({ from: "photo", breedId: "siberian-husky", probability: expect.closeTo(0.95) });
  });

  test("a breed with a look-alike outside the network is a question without consequences", () => {
    const report = composed({ ageMonths: 60 }, looksLike("border-collie", 0.9));
    expect(report.dog).toMatchObject({
      breed: null,
      looksLike: [{ breedId: "border-collie", probability: 0.9 }],
      perhaps: ["australian-shepherd", "miniature-american-shepherd", "nova-scotia-duck-tolling-retriever"],
    });
    expect(codesIn(report)).not.toContain("breed_group");
    expect(codesIn(composed({ ageMonths: 60 }, looksLike("border-collie", 0.94)))).toContain("breed_group");
  });

  test("a breed without such a look-alike stands alone from 85 %", () => {
    const { dog } = composed({}, looksLike("weimaraner", 0.86));
    expect(dog).toMatchObject({ breed: { from: "photo", breedId: "weimaraner" }, perhaps: [] });
  });

  test("a likeness that a grown dog's weight contradicts is a question, and nothing rests on it", () => {
    const labrador = looksLike("labrador-retriever", 0.97);
    const report = composed({ ageMonths: 48, weightKg: 6 }, labrador);
    expect(report.dog).toMatchObject({ breed: null, looksLike: [{ breedId: "labrador-retriever" }], size: "small" });
    expect(codesIn(report)).not.toContain("breed_group");
    expect(codesIn(report)).not.toContain("weight_if_breed");
    for (const told of [
      { ageMonths: 48, weightKg: 20 },
      { ageMonths: 48, weightKg: 55 },
      { ageMonths: 3, weightKg: 6 },
      { weightKg: 6 },
    ])
      expect(composed(told, labrador).dog.breed).toMatchObject({ from: "photo", breedId: "labrador-retriever" });
    expect(composed({ ageMonths: 3, weightKg: 90 }, labrador).dog.breed).toBeNull();
    expect(composed({ breed: "Labrador", ageMonths: 48, weightKg: 6 }, labrador).dog.breed).toMatchObject({
      from: "owner",
    });
  });

  test("breeds that may stand behind a name are those the weight allows", () => {
    const perhaps = (weightKg: number) =>
      composed({ ageMonths: 60, weightKg }, looksLike("border-collie", 0.9)).dog.perhaps;
    expect(perhaps(16)).toContain("australian-shepherd");
    expect(perhaps(7.5)).toEqual(["miniature-american-shepherd"]);
  });

  test("does not ask for the breed if the owner named it, nor with a remote provider", () => {
    expect(composed({ breed: "Aussie" }, looksLike("border-collie", 0.9)).dog).toMatchObject({
      breed: { from: "owner", breedId: "australian-shepherd" },
      perhaps: [],
    });
    expect(composed({}, { ...looksLike("border-collie", 0.88), provider: "openai" }).dog).toMatchObject({
      breed: { from: "photo", breedId: "border-collie" },
      perhaps: [],
    });
  });

  test("a cross keeps the owner's words and gets nothing typical of the breed", () => {
    const report = composed(
      { breed: "Labrador\u0000-Mix\n", weightKg: 40, ageMonths: 60 },
      looksLike("labrador-retriever"),
    );
    expect(report.dog.breed).toEqual({
      from: "owner",
      breedId: null,
      words: expect.stringMatching(/^Labrador ?-Mix$/),
    });
    expect(codesIn(report)).not.toContain("joints_breed");
  });

  test("heat is a topic for short noses and for very heavy dogs", () => {
    expect(codesIn(composed({ breed: "Mops" }))).toContain("short_nose_heat");
    expect(codesIn(composed({ weightKg: 62, ageMonths: 60 }))).toContain("heavy_heat");
    expect(codesIn(composed({ weightKg: 30, ageMonths: 60 }))).not.toContain("heavy_heat");
  });

  test("names the provider, and the fallback", () => {
    expect(composed({}, buildVisionResult({ fellBackFrom: "openai" })).limits.slice(0, 2)).toEqual([
      "looked_local",
      "fell_back",
    ]);
    expect(composed({}, buildVisionFindings([])).limits[0]).toBe("looked_openai");
  });
});

test("is deterministic", () => {
  const answers = {
    name: "Frieda",
    breed: "Labrador",
    ageMonths: 108,
    weightKg: 33,
    goals: ["joints" as const],
    additionalInfo: "steif",
  };
  expect(composed(answers, looksLike("beagle"))).toEqual(composed(structuredClone(answers), looksLike("beagle")));
});

test("a chicken allergy excludes ingredients made of chicken, with the reason", () => {
  const { supplements, strengths } = composed({
    breed: "Labrador Retriever",
    ageMonths: 108,
    weightKg: 33,
    goals: ["joints"],
    allergies: "Huhn",
  });
  expect(supplements.recommended.map(({ ingredientId }) => ingredientId)).not.toContain("uc2");
  expect(supplements.leftOut).toContainEqual(
    expect.objectContaining({ ingredientId: "uc2", because: "contraindication" }),
  );
  expect(strengths.map(({ code }) => code)).toContain("knows_allergy");
});

describe("answers and measurements", () => {
  const limping = { id: "limping" as const, answers: { alarm: ["none"], weight: "clear" } };
  const heavy = {
    id: "body_condition" as const,
    inputs: { ribs: "press", waist: "straight", belly: "level" },
    measuredAt: "2026-11-21T10:00:00Z",
  };

  test("answered questions are not asked again", () => {
    const additionalInfo = "er humpelt seit 3 wochen hinten links, schnauft manchmal so komisch";
    const withoutSigns = "er schnauft manchmal so komisch";
    expect(composed({ additionalInfo: withoutSigns }).improvements).toContain("is_it_now");
    expect(composed({ additionalInfo: withoutSigns, concerns: [limping] }).improvements).not.toContain("is_it_now");
    expect(composed({ additionalInfo, concerns: [limping] }).improvements).not.toContain("is_it_now");
  });

  test("a weight within the breed's range is no praise for a dog felt to be heavy", () => {
    const answers = { breed: "Labrador Retriever", sex: "male", weightKg: 35, ageMonths: 84 } as const;
    const praised = (told: OwnerAnswers) => composed(told).strengths.map(({ code }) => code);
    expect(praised(answers)).toContain("weight_in_range");
    expect(praised({ ...answers, checks: [heavy] })).not.toContain("weight_in_range");
    expect(areaOf(composed({ ...answers, checks: [heavy] }), "weight")).toMatchObject({ score: 66, basis: "measured" });
  });
});
