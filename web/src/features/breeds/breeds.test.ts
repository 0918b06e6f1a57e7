import { describe, expect, test } from "vitest";
import { LANGUAGES } from "@hundeblick/proto/languages";
import { BREED_PAGES } from "@hundeblick/triage/breeds/breed-slugs";
import { breedPageFacts } from "@hundeblick/triage/breeds/page-facts";
import { windowTitle } from "#shared/head/window-title.ts";
import { loadBreedWords, seniorFrom } from "./breed-words.ts";
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
  ["pl", /gorące auto.*chłódź psa i od razu do lecznicy/],
] as const)("a short nose comes with what to do about heat, in %s", async (language, says) => {
  const words = await loadBreedWords(language);
  expect(words.hints(breedPageFacts("pug"))[0]).toMatch(says);
});

describe.each(LANGUAGES)("pages of breeds in %s", (language) => {
  const pages = BREED_PAGES.map((id) => breedPageFacts(id));

  test("titles and descriptions are unique and of suitable length", async () => {
    const words = await loadBreedWords(language);
    const titles = pages.map((facts) => windowTitle(`${words.title(facts)} – Hundeblick`));
    const descriptions = pages.map((facts) => words.description(facts));
    expect(titles.filter((title) => title.length < 25 || title.length > 85)).toEqual([]);
    expect(descriptions.filter((text) => text.length < 60 || text.length > 170)).toEqual([]);
    expect(new Set(titles).size).toBe(pages.length);
    expect(new Set(descriptions).size).toBe(pages.length);
  });

  test("no sentence contains undefined or is on most pages", async () => {
    const words = await loadBreedWords(language);
    const sentences = pages.flatMap((facts) => [
      words.lead(facts),
      words.names(facts),
      ...words.hints(facts),
      words.coat(facts.coat),
      words.sheds(facts.coat),
      words.growth(facts) ?? "",
      ...(facts.life?.figures ?? []).map(({ years, to }) => words.years(years, to)),
      ...facts.risks.flatMap((risk) => words.odds(risk) ?? []),
    ]);
    expect(sentences.filter((text) => /undefined|null|NaN|\.\.|,,/.test(text))).toEqual([]);
    const counts = Map.groupBy(sentences.filter(Boolean), (text) => text);
    expect([...counts].filter(([, same]) => same.length > pages.length / 2).map(([text]) => text)).toEqual([]);
  });
});
