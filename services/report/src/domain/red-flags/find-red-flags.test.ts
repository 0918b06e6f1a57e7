import { describe, expect, test } from "vitest";
import { RedFlagId } from "@hundeblick/proto/health/answers";
import { type Language, LANGUAGES } from "@hundeblick/proto/language";
import { z } from "zod";
import { redFlags } from "../../data/red-flags.ts";
import fresh1 from "../../data/red-flag-sentences/fresh-1.json" with { type: "json" };
import fresh2 from "../../data/red-flag-sentences/fresh-2.json" with { type: "json" };
import fresh3 from "../../data/red-flag-sentences/fresh-3.json" with { type: "json" };
import harmless from "../../data/red-flag-sentences/harmless.json" with { type: "json" };
import set1 from "../../data/red-flag-sentences/set-1.json" with { type: "json" };
import set2 from "../../data/red-flag-sentences/set-2.json" with { type: "json" };
import set3 from "../../data/red-flag-sentences/set-3.json" with { type: "json" };
import set4 from "../../data/red-flag-sentences/set-4.json" with { type: "json" };
import tuned from "../../data/red-flag-sentences/tuned.json" with { type: "json" };
import { findRedFlags } from "./find-red-flags.ts";
import { redFlagFacts } from "./red-flag-facts.ts";

/** `expect`: signs to be found, none in a harmless text. `accepted`: a known false alarm, see the notes. */
const Sentence = z.strictObject({
  text: z.string(),
  expect: z.array(RedFlagId),
  accepted: z.array(RedFlagId).default([]),
});
const Sentences = z.strictObject({
  de: z.array(Sentence),
  en: z.array(Sentence),
  pl: z.array(Sentence),
});
const sets = Object.entries({
  tuned,
  set1,
  set2,
  set3,
  set4,
  fresh1,
  fresh2,
  fresh3,
  harmless,
}).map(([name, set]) => ({ name, sentences: Sentences.parse(set) }));

const cases = sets.flatMap(({ name, sentences }) =>
  LANGUAGES.flatMap((language) => sentences[language].map((sentence) => ({ name, language, ...sentence }))),
);
const alarming = cases.filter((one) => one.expect.length > 0);
const calm = cases.filter((one) => one.expect.length === 0);

const idsIn = (text: string, language: Language) => findRedFlags(text, language).map(({ id }) => id);

test.each(alarming)("[$name $language] $text → $expect", ({ text, language, expect: ids }) => {
  expect(idsIn(text, language)).toEqual(expect.arrayContaining(ids));
});

test.each(calm)("[$name $language] harmless: $text", ({ text, language, accepted }) => {
  expect(idsIn(text, language)).toEqual(accepted);
});

test.each(LANGUAGES)("every phrase of the table is found as its own sign in %s", (language) => {
  const more: Partial<Record<RedFlagId, RedFlagId[]>> = {
    gi_upset: ["bloody_gi", "bloat"],
    not_eating: ["puppy_not_eating"],
    urine_blood: ["no_urine"],
    limping: ["paralysis"],
    eye: ["eye_injury"],
  };
  const missed = redFlags.flatMap(({ id, phrases }) =>
    phrases[language].filter(
      (phrase) => !idsIn(phrase, language).some((found) => found === id || more[id]?.includes(found)),
    ),
  );
  expect(missed).toEqual([]);
});

describe("in other contexts", () => {
  test.each(alarming.filter(({ name }) => name === "tuned"))(
    "[$language] still found inside a long friendly letter: $text",
    ({ text, language, expect: ids }) => {
      const letter = {
        de: "Hallo zusammen. Unser Balu ist ein lieber Kerl.",
        en: "Hello there. Our Buddy is a lovely boy.",
        pl: "Dzień dobry. Nasz Balu to kochany piesek.",
      } satisfies Record<Language, string>;
      expect(idsIn(`${letter[language]}\n${text}\n${letter[language]}`, language)).toEqual(expect.arrayContaining(ids));
    },
  );

  test("is found on a page in another language too", () => {
    expect(idsIn("Pies zjadł trutkę na szczury", "de")).toEqual(["poison"]);
    expect(idsIn("He ate rat poison", "pl")).toEqual(["poison"]);
  });

  test("a repeated sign is found once", () => {
    expect(idsIn("Frisst gut. Er krampft. Er hatte heute einen Krampfanfall", "de")).toEqual(["seizure"]);
  });

  test("food that is never given raises no alarm, stolen food does", () => {
    expect(idsIn("Trauben und Rosinen bekommt er natürlich nicht", "de")).toEqual([]);
    expect(idsIn("Rosinen hat er geklaut und frisst jetzt nicht", "de")).toContain("poison");
  });

  test("an English 'no' applies to a word of the German rules", () => {
    expect(idsIn("no vomiting, no diarrhoea", "en")).toEqual([]);
  });

  test.each([
    ["de", "unser alter hund ist eben zusammengebrochen", "collapse"],
    ["de", "einer meiner hunde ist bewusstlos", "collapse"],
    ["de", "unser vater hat ihm schokolade gegeben", "poison"],
    ["de", "die wunde blutet und ist kaum zu stillen", "bleeding"],
    ["en", "our old dog just collapsed", "collapse"],
    ["en", "one of my dogs has collapsed", "collapse"],
    ["en", "this is my first dog and he is having a seizure", "seizure"],
    ["en", "his dad gave him ibuprofen and he ate it", "poison"],
    ["en", "our little dog is bleeding heavily", "bleeding"],
    ["en", "another dog bit him and the wound is bleeding badly", "bleeding"],
    ["pl", "nasz stary pies stracił przytomność", "collapse"],
    ["pl", "to mój pierwszy pies i ma drgawki", "seizure"],
  ] as const)("[%s] nothing near it silences: %s", (language, text, id) => {
    expect(idsIn(text, language)).toContain(id);
  });

  test("an empty text has no signs", () => {
    for (const text of ["", "   ", "🐶🐶🐶"]) expect(idsIn(text, "pl")).toEqual([]);
  });
});

test("every sign has a level, a label and advice in three languages", () => {
  for (const id of RedFlagId.options) {
    const { level, label, advice } = redFlagFacts(id);
    expect(["now", "soon"]).toContain(level);
    for (const language of LANGUAGES) expect(label[language].length * advice[language].length).toBeGreaterThan(0);
  }
});

test.each([
  ["de", "konnte nicht verhindern dass er Rattengift gefressen hat", "poison"],
  ["de", "Früher war er immer gesund, er hat Rattengift gefressen", "poison"],
  ["en", "couldn't prevent him eating rat poison", "poison"],
  ["en", "He runs in circles and collapsed", "collapse"],
  ["en", "a puppy at 9 weeks having a seizure", "seizure"],
  ["pl", "kiedyś był okazem zdrowia, spadł z balkonu", "trauma"],
] as const)("what is neither past nor imagined is found: [%s] %s", (language, text, id) => {
  expect(idsIn(text, language)).toContain(id);
});

test.each([
  ["de", "vor zwei Jahren, ein Krampfanfall"],
  ["de", "wie kann man eine Magendrehung verhindern"],
  ["en", "years ago, he had a seizure"],
  ["en", "seizures and epilepsy runs in the family"],
  ["pl", "rok temu, miał atak padaczki"],
] as const)("what is past or imagined is not: [%s] %s", (language, text) => {
  expect(idsIn(text, language)).toEqual([]);
});
