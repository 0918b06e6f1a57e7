import { describe, expect, test } from "vitest";
import { type Language, LANGUAGES } from "@hundeblick/proto/language";
import { breeds } from "@hundeblick/triage/breeds/breeds";
import { breedFacts } from "./breed-facts.ts";
import { findBreed } from "./find-breed.ts";

test.each<[Language, string, string]>([
  ["de", "Schäferhund", "german-shepherd"],
  ["de", "Deutscher Schaeferhund", "german-shepherd"],
  ["de", "Labbi", "labrador-retriever"],
  ["de", "Dackel", "dachshund"],
  ["de", "Teckel", "dachshund"],
  ["de", "Zwergdackel", "miniature-dachshund"],
  ["de", "Frenchie", "french-bulldog"],
  ["de", "JRT", "jack-russell-terrier"],
  ["de", "Jack Russel Terier", "jack-russell-terrier"],
  ["de", "Golden Retreiver", "golden-retriever"],
  ["de", "Bordercollie", "border-collie"],
  ["de", "Chihuaua", "chihuahua"],
  ["de", "Italienisches Windspiel", "italian-greyhound"],
  ["de", "owczarek niemiecki", "german-shepherd"],
  ["en", "lab", "labrador-retriever"],
  ["en", "German Shepard", "german-shepherd"],
  ["en", "sausage dog", "dachshund"],
  ["en", "rotweiler", "rottweiler"],
  ["en", "golden doodle", "goldendoodle"],
  ["pl", "owczarka niemieckiego", "german-shepherd"],
  ["pl", "jamnik", "dachshund"],
  ["pl", "york", "yorkshire-terrier"],
  ["pl", "maltanczyk", "maltese"],
  ["de", "Kangal", "kangal"],
  ["de", "Sharpei", "shar-pei"],
  ["de", "Bordeauxdogge", "dogue-de-bordeaux"],
  ["de", "Deutscher Jagdterrier", "german-hunting-terrier"],
  ["en", "English pointer", "pointer"],
  ["en", "German pointer", "german-shorthaired-pointer"],
  ["en", "mini aussie", "miniature-american-shepherd"],
  ["pl", "gończy polski", "polish-hunting-dog"],
  ["pl", "grzywacz chiński", "chinese-crested"],
])("[%s] %s", (language, text, breedId) => {
  expect(findBreed(text, language)).toEqual({ breedId, cross: false });
});

test.each<[Language, string, string]>([
  ["de", "Labrador-Mix", "labrador-retriever"],
  ["de", "Labradormischling", "labrador-retriever"],
  ["de", "Schäferhund/Husky", "german-shepherd"],
  ["de", "Malteser Havaneser", "maltese"],
  ["en", "black lab x collie", "labrador-retriever"],
  ["en", "staffy cross", "staffordshire-bull-terrier"],
  ["pl", "mieszaniec labradora", "labrador-retriever"],
  ["pl", "w typie owczarka niemieckiego", "german-shepherd"],
])("[%s] a mix: %s", (language, text, breedId) => {
  expect(findBreed(text, language)).toEqual({ breedId, cross: true });
});

test.each<[Language, string]>([
  ["de", "Mischling"],
  ["de", "Pudel"],
  ["de", "Belgischer Schäferhund"],
  ["de", "Bulldogge"],
  ["de", "Mastino Napoletano"],
  ["de", "Altdeutscher Schäferhund"],
  ["en", "mutt"],
  ["en", "no idea"],
  ["en", "pitbull"],
  ["en", ""],
  ["pl", "kundelek"],
  ["pl", "owczarek"],
  ["pl", "sznaucer"],
])("[%s] no single breed: %s", (language, text) => {
  expect(findBreed(text, language)).toBeNull();
});

test("'no mix' is not a mix", () => {
  expect(findBreed("reinrassiger Labrador, kein Mix", "de")).toEqual({
    breedId: "labrador-retriever",
    cross: false,
  });
});

test.each(LANGUAGES)("every breed is found by its own name in %s", (language) => {
  const wrong = breeds.filter(
    (breed) =>
      findBreed(breed[language], language)?.breedId !== breed.id || findBreed(breed[language], language)?.cross,
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

describe("facts of a breed", () => {
  test("have weights only if they allow a verdict", () => {
    expect(breedFacts("labrador-retriever")?.weightKg).toMatchObject({
      male: [expect.any(Number), expect.any(Number)],
    });
    expect(breedFacts("labradoodle")?.weightKg).toBeNull();
  });

  test("an unknown id has none", () => {
    expect(breedFacts("unicorn")).toBeNull();
  });
});
