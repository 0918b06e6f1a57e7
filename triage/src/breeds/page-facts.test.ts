import { expect, test } from "vitest";
import { LANGUAGES } from "@hundeblick/proto/languages";
import { BREED_PAGES, breedOfSlug, pathOfBreed, slugOfBreed } from "./breed-slugs.ts";
import { breeds } from "./breeds.ts";
import confusions from "./confusions.json" with { type: "json" };
import { helpWith } from "./help-with.ts";
import { illnessList } from "./illnesses.ts";
import { mixes } from "./mixes.ts";
import notes from "./notes.json" with { type: "json" };
import odds from "./odds.json" with { type: "json" };
import { breedPageFacts } from "./page-facts.ts";
import particulars from "./particulars.json" with { type: "json" };
import { predispositions } from "./predispositions.ts";
import { risksOf } from "./risks.ts";
import signs from "./signs.json" with { type: "json" };

type Signs = Record<string, { concerns: string[] }>;

test("every breed and cross has one page with a slug in each language", () => {
  const ids = [...new Set([...breeds, ...mixes].map(({ id }) => id))];
  expect(BREED_PAGES.toSorted()).toEqual(ids.toSorted());
  for (const language of LANGUAGES)
    for (const id of ids) {
      const slug = slugOfBreed(id, language);
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(["compare", "illnesses"]).not.toContain(slug);
      expect(LANGUAGES.map((read) => breedOfSlug(slug, read))).toEqual(LANGUAGES.map(() => id));
    }
  expect(pathOfBreed("german-shepherd", "de")).toBe("/de/breeds/deutscher-schaeferhund");
});

test("other tables name existing breeds and predispositions", () => {
  const figures = [...Object.values(odds.odds), ...Object.values(odds.shares)];
  const named = [
    ...figures.flatMap((figure) => Object.keys(figure.breeds)),
    ...Object.keys(notes),
    ...Object.keys(particulars.breeds),
    ...Object.entries(confusions).flatMap(([id, { as }]) => [id, as]),
  ];
  expect(named.filter((id) => !BREED_PAGES.includes(id))).toEqual([]);
  expect(figures.filter(({ source }) => !(source in odds.sources))).toEqual([]);
  expect([...Object.keys(odds.odds), ...Object.keys(odds.shares)].filter((id) => !(id in predispositions))).toEqual([]);
  expect(Object.keys(signs).toSorted()).toEqual(Object.keys(predispositions).toSorted());
});

test("each illness leads to questions or checks, the first ones stand on the breed's page", () => {
  const { risks, help } = breedPageFacts("labrador-retriever");
  expect(help.length).toBeGreaterThan(1);
  const first = risks.find(({ from }) => from)?.id ?? "";
  expect(help.map(({ id }) => id)).toEqual(expect.arrayContaining([...(signs as Signs)[first]!.concerns]));
});

test("an emergency is helped with first", () => {
  for (const id of ["rottweiler", "great-dane", "boxer", "german-shepherd", "standard-poodle"]) {
    const concerns = breedPageFacts(id).help.filter(({ kind }) => kind === "concern");
    expect(concerns.map((concern) => concern.id).slice(0, 2)).toEqual((signs as Signs)["bloat_gdv"]!.concerns);
  }
});

test("an emergency of both parents of a cross stays one", () => {
  const { fromParents } = breedPageFacts("bernedoodle");
  expect(fromParents.find(({ id }) => id === "bloat_gdv")?.urgent).toBe(true);
});

test("a cross leads to questions about what both parents get more often", () => {
  const { fromParents, help } = breedPageFacts("goldador");
  const first = fromParents[0]?.id ?? "";
  expect(help.map(({ id }) => id)).toEqual(expect.arrayContaining([...(signs as Signs)[first]!.concerns]));
});

test("breeds are named for an illness that a study found more often in them, the highest figure first", () => {
  const found = illnessList("en")
    .find(({ id }) => id === "ear_infection")
    ?.breeds.map(({ name }) => name);
  expect(found?.slice(0, 2)).toEqual(["Basset Hound", "Shar-Pei"]);
  expect(found).not.toContain("Jack Russell Terrier");
  // a share of affected dogs compares with nobody
  expect(illnessList("en").find(({ id }) => id === "ivdd")?.breeds).toEqual([]);
});

test.each([
  ["norfolk-terrier", "heart_mmvd", "adult"],
  ["flat-coated-retriever", "cancer", "adult"],
  ["lhasa-apso", "kidney_disease", "young"],
  ["samoyed", "kidney_disease", "young"],
  ["shar-pei", "kidney_disease", "adult"],
] as const)("%s: %s is looked for from the stage %s", (breed, illness, stage) => {
  expect(breedPageFacts(breed).risks.find(({ id }) => id === illness)?.from).toBe(stage);
});

test("a lower risk in a study gives no warning", () => {
  const rarer = risksOf("pug", []).find(({ id }) => id === "hypothyroidism");
  expect(rarer?.odds).toBe(0.29);
  expect(rarer?.from).toBeUndefined();
});

test("a cross has the risks that both parents have, and no page links to itself", () => {
  const shared = breedPageFacts("chorkie").fromParents.map(({ id }) => id);
  expect(shared).toEqual(["dental_disease", "patellar_luxation", "tracheal_collapse"]);
  for (const id of BREED_PAGES) {
    const { lookAlikes, similarKg } = breedPageFacts(id);
    expect([...lookAlikes, ...similarKg].map((other) => other.id)).not.toContain(id);
  }
});

test("deep-chested breeds have a higher risk of bloat, an emergency", () => {
  for (const id of ["rottweiler", "boxer", "collie", "akita", "great-dane"])
    expect(breedPageFacts(id).risks.find((risk) => risk.id === "bloat_gdv")?.urgent).toBe(true);
  for (const id of ["border-collie", "french-bulldog"])
    expect(breedPageFacts(id).risks.map((risk) => risk.id)).not.toContain("bloat_gdv");
});

test("varieties of one breed lead to its page, which stands for itself", () => {
  const main = breedPageFacts("malinois");
  expect(breedPageFacts("groenendael").varietyOf?.id).toBe(main.id);
  expect(main.varietyOf).toBeUndefined();
});

test("what sets a breed apart names the page it was read on, or none", () => {
  const [read, known] = breedPageFacts("malinois").particulars;
  expect(read?.source?.url).toBe("https://en.wikipedia.org/wiki/Belgian_Shepherd");
  expect(known?.source).toBeUndefined();
});

test("a cross has the other risks of each parent, under its name", () => {
  const [pomeranian, husky] = breedPageFacts("pomsky").fromOneParent;
  expect(pomeranian?.risks.map(({ id }) => id)).toContain("tracheal_collapse");
  expect(husky?.name.en).toBe("Siberian Husky");
  for (const id of BREED_PAGES) {
    const { fromOneParent, fromParents, risks } = breedPageFacts(id);
    const own = [...fromParents, ...risks].map((risk) => risk.id);
    expect(fromOneParent.flatMap((parent) => parent.risks).filter((risk) => own.includes(risk.id))).toEqual([]);
  }
});

test("an emergency known in one parent of a cross is helped with", () => {
  for (const id of ["lurcher", "labradoodle", "aussiedoodle"])
    expect(breedPageFacts(id).help.map((page) => page.id)).toContain("vomiting");
});

test("without a risk the body condition is checked", () => {
  expect(helpWith([]).map(({ id }) => id)).toEqual(["body_condition"]);
});

test("a range of life from the AKC's page is called so", () => {
  expect(breedPageFacts("borzoi").life).toMatchObject({ figures: [], isClubRange: true });
  expect(breedPageFacts("elo").life).toMatchObject({ figures: [], isClubRange: false });
});
