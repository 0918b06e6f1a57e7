import { describe, expect, test } from "vitest";
import { LANGUAGES } from "@hundeblick/proto/languages";
import { BREED_PAGES } from "@hundeblick/triage/breeds/breed-slugs";
import { breedPageFacts } from "@hundeblick/triage/breeds/page-facts";
import { windowTitle } from "#shared/head/window-title.ts";
import { loadBreedTexts, seniorFrom } from "./texts.ts";
import { shortStudy } from "./sources.ts";

test.each([
  ["O'Neill DG, Meeson RL", 2016, "O'Neill et al. 2016"],
  ["Universities Federation for Animal Welfare (UFAW)", null, "Universities Federation for Animal Welfare (UFAW)"],
  ["Royal Veterinary College, VetCompass", 2021, "Royal Veterinary College, VetCompass 2021"],
  [null, 2019, "Acta Veterinaria Scandinavica 2019"],
])("short reference of %s %s: %s", (authors, year, short) => {
  const study = { title: "", venue: "Acta Veterinaria Scandinavica", url: "", authors, year };
  expect(shortStudy(study, "et al.")).toBe(short);
});

test("old age begins with the last quarter of the life expectancy", () => {
  expect(seniorFrom([8, 11])).toBe(7);
  expect(seniorFrom([14, 16])).toBe(11);
});

test.each([
  ["de", /heiße Auto.*kühlen und sofort in die Praxis/],
  ["en", /hot car.*cool the dog and go to the vet at once/],
  ["pl", /nagrzanym aucie.*chłódź psa i od razu do lecznicy/],
] as const)("a short nose comes with what to do about heat, in %s", async (language, says) => {
  const texts = await loadBreedTexts(language);
  expect(texts.hints(breedPageFacts("pug"))[0]).toMatch(says);
});

test.each([
  ["de", "podenco-iberico", "Podenco ibérico und Podenco-Mischlinge: in keiner Liste der FCI."],
  ["en", "elo", "Elo: on no list of the FCI."],
  ["pl", "labradoodle", /: labrador retriever i pudel duży\.$/],
  ["pl", "jackapoo", /: Jack Russell terrier i pudel miniaturowy\.$/],
] as const)("in %s the lead of %s reads naturally", async (language, id, text) => {
  const lead = (await loadBreedTexts(language)).lead(breedPageFacts(id));
  if (typeof text === "string") expect(lead).toBe(text);
  else expect(lead).toMatch(text);
});

test("a measured confusion names the breed with an article in English", async () => {
  const { confused } = await loadBreedTexts("en");
  expect(confused("Beagle", "Boxer", 90)).toContain("took one picture of the breed Beagle for “Boxer”, 90% sure");
});

const figure = async (language: (typeof LANGUAGES)[number], breed: string, illness: string) => {
  const risk = breedPageFacts(breed).risks.find(({ id }) => id === illness);
  return risk && (await loadBreedTexts(language)).odds(risk);
};

test.each([
  ["de", "border-terrier", "diabetes", "Odds-Ratio 3,37 gegenüber Mischlingen (kein Prozentwert), britische Praxen"],
  ["en", "border-terrier", "diabetes", "Odds ratio 3.37 against crossbreeds (not a percentage), UK practices"],
  ["pl", "border-terrier", "diabetes", "Iloraz szans 3,37 względem mieszańców (to nie procent), lecznice brytyjskie"],
  [
    "en",
    "rottweiler",
    "elbow_dysplasia",
    "Odds ratio 5.63 against crossbreeds (not a percentage), dogs operated on in Sweden and Norway",
  ],
  [
    "en",
    "rottweiler",
    "cancer",
    "Bone cancer (osteosarcoma): odds ratio 26.67 against crossbreeds (not a percentage), UK practices; in a year 0.84 of 100 dogs",
  ],
  ["en", "pug", "hypothyroidism", "Rarer than in crossbreeds: odds ratio 0.29 (not a percentage), UK practices"],
] as const)(
  "in %s odds are called so, with the dogs they were found in: %s, %s",
  async (language, breed, illness, text) => {
    expect(await figure(language, breed, illness)).toBe(text);
  },
);

test.each([
  ["de", "dachshund", "ivdd", "18 von 100 Dackeln in Dänemark hatten einen Bandscheibenvorfall"],
  ["en", "dachshund", "ivdd", "18 of 100 Dachshunds in Denmark had a slipped disc"],
  ["pl", "dachshund", "ivdd", "18 na 100 jamników w Danii miało wypadnięcie dysku"],
  ["de", "standard-poodle", "addisons_disease", "8,6 von 100 Großpudeln einer Erhebung hatten Morbus Addison"],
] as const)("in %s a share says of which dogs: %s, %s", async (language, breed, illness, text) => {
  expect(await figure(language, breed, illness)).toBe(text);
});

describe.each(LANGUAGES)("pages of breeds in %s", (language) => {
  const pages = BREED_PAGES.map((id) => breedPageFacts(id));

  test("titles and descriptions are unique and of suitable length", async () => {
    const texts = await loadBreedTexts(language);
    const titles = pages.map((facts) => windowTitle(`${texts.title(facts)} – Hundeblick`));
    const descriptions = pages.map((facts) => texts.description(facts));
    expect(titles.filter((title) => title.length < 25 || title.length > 85)).toEqual([]);
    expect(descriptions.filter((text) => text.length < 60 || text.length > 170)).toEqual([]);
    expect(new Set(titles).size).toBe(pages.length);
    expect(new Set(descriptions).size).toBe(pages.length);
  });

  test("no sentence contains undefined or is on most pages", async () => {
    const texts = await loadBreedTexts(language);
    const sentences = pages.flatMap((facts) => [
      texts.lead(facts),
      texts.names(facts),
      ...texts.hints(facts),
      texts.coat(facts.coat),
      texts.sheds(facts.coat),
      texts.growth(facts) ?? "",
      ...(facts.life?.figures ?? []).map(({ years, to }) => texts.years(years, to)),
      ...facts.risks.flatMap((risk) => texts.odds(risk) ?? []),
    ]);
    expect(sentences.filter((text) => /undefined|null|NaN|\.\.|,,/.test(text))).toEqual([]);
    const counts = Map.groupBy(sentences.filter(Boolean), (text) => text);
    expect([...counts].filter(([, same]) => same.length > pages.length / 2).map(([text]) => text)).toEqual([]);
  });
});
