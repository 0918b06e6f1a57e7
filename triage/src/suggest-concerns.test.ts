import { expect, test } from "@jest/globals";
import type { Language } from "@hundeblick/proto/language";
import { allConcerns } from "./all-concerns.ts";
import { concernEntryIn } from "./concern.ts";
import { suggestConcerns } from "./suggest-concerns.ts";

const ids = (text: string, language: Language): string[] =>
  suggestConcerns(
    text,
    language,
    allConcerns.map((concern) => concernEntryIn(concern, language)),
  ).map(({ id }) => id);

test.each<[Language, string, string]>([
  ["de", "er humpelt seit gestern hinten links", "limping"],
  ["de", "Durchfal seit heute früh", "diarrhoea"],
  ["de", "hat zweimal gekotzt", "vomiting"],
  ["de", "frisst seit gestern nichts mehr", "not_eating"],
  ["en", "she is limping on her back leg", "limping"],
  ["en", "keeps scratching her ears", "ears"],
  ["en", "he vommited twice", "vomiting"],
  ["pl", "kuleje od wczoraj", "limping"],
  ["pl", "nie chce jesc", "not_eating"],
  ["pl", "wymiotował dwa razy", "vomiting"],
  ["pl", "ma biegunkę", "diarrhoea"],
])("%s: %s suggests %s first", (language, text, id) => expect(ids(text, language)[0]).toBe(id));

test.each<[Language, string]>([
  ["de", "Kein Durchfall, alles gut"],
  ["en", "just have a look"],
  ["pl", ""],
])("%s: %j suggests nothing", (language, text) => expect(ids(text, language)).toEqual([]));

test("says which words it understood", () => {
  const concerns = allConcerns.map((concern) => concernEntryIn(concern, "de"));
  expect(suggestConcerns("Er HUMPELT!", "de", concerns)).toEqual([{ id: "limping", words: ["humpelt"] }]);
});
