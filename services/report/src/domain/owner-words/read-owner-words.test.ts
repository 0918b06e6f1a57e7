import { describe, expect, test } from "vitest";
import { type Language, LANGUAGES } from "@hundeblick/proto/language";
import * as fc from "fast-check";
import { expectConditions, expectMedicinesInField, read } from "../../../test/support/owner-texts.ts";
import { readOwnerWords } from "./read-owner-words.ts";

test.each<[Language, string, string[]]>([
  ["de", "Metacam 1x täglich und Vetmedin", ["nsaid", "heart_medicine"]],
  ["de", "Cortisontabletten", ["steroid"]],
  ["de", "Prednisolo 5mg", ["steroid"]],
  ["de", "Rimadyl, seit der OP vor 3 Jahren", ["nsaid"]],
  ["de", "nur Wurmkur", ["antiparasitic"]],
  ["de", "Tabletten fürs Herz", ["heart_medicine"]],
  ["en", "gabapentin and trazadone", ["sedative", "antidepressant"]],
  ["en", "insuline shots", ["insulin"]],
  ["en", "apoquell", ["jak_inhibitor"]],
  ["en", "on phenobarb and pred", ["anticonvulsant", "steroid"]],
  ["pl", "Encorton i furosemid", ["steroid", "diuretic"]],
  ["pl", "zastrzyki z insuliny", ["insulin"]],
  ["pl", "leki na padaczkę", ["anticonvulsant"]],
])("[%s] medicines: %s", expectMedicinesInField());

test.each<[Language, string]>([
  ["de", "keine"],
  ["de", "Keine Medikamente"],
  ["de", "nichts aktuell"],
  ["de", "kein Metacam"],
  ["de", "-"],
  ["de", "Lachsöl und Vitamine"],
  ["en", "none"],
  ["en", "no meds"],
  ["en", "N/A"],
  ["en", "not on anything"],
  ["en", "salmon oil"],
  ["pl", "brak"],
  ["pl", "nie bierze leków"],
  ["pl", "żadnych"],
  ["pl", "olej z łososia"],
])("[%s] no medicine: %s", expectMedicinesInField());

test.each<[Language, string]>([
  ["de", "Globuli"],
  ["de", "Tabletten"],
  ["de", "Metacam, Xylofantin"],
  ["en", "a weird Chinese herb"],
  ["en", "some pills"],
  ["pl", "jakieś krople"],
])("[%s] a medicine we cannot place: %s", (language, meds) => {
  expect(read({ meds }, language).unknownMedication).toBe(true);
});

test("a human painkiller has its warning and the owner's own word", () => {
  const [found] = readOwnerWords({ additionalInfo: "Ich habe ihm gestern Ibuprofen gegeben" }, "de").medications;
  expect(found).toMatchObject({ id: "human_painkiller", text: "Ibuprofen" });
  expect(found?.warning?.de).toContain("sofort");
});

test.each<[Language, string, string[], string[]]>([
  ["de", "Hühnerfleisch, Rinder und Getreide", ["chicken", "beef", "grain"], []],
  ["de", "verträgt kein Hühnchen", ["chicken"], []],
  ["de", "keine Allergie gegen Huhn", [], []],
  ["de", "keine bekannt", [], []],
  ["de", "Lachsöl, Karotten", ["fish"], ["Karotten"]],
  ["de", "Eier und Weizen", ["egg", "grain"], []],
  ["en", "no chicken please", ["chicken"], []],
  ["en", "No known allergies", [], []],
  ["en", "chickn, potatoes", ["chicken"], ["potatoes"]],
  ["pl", "uczulony na kurczaka i wołowinę", ["chicken", "beef"], []],
  ["pl", "rybami", ["fish"], []],
  ["pl", "brak", [], []],
  ["pl", "marchew", [], ["marchew"]],
])("[%s] allergies: %s", (language, text, allergies, unknownAllergies) => {
  expect(read({ allergies: text }, language)).toMatchObject({ allergies, unknownAllergies });
});

test.each<[Language, string, string[]]>([
  ["de", "Er verträgt kein Huhn, mag Lachs gern", ["chicken"]],
  ["de", "allergisch gegen Rind, Milch und Soja", ["beef", "dairy", "soy"]],
  ["de", "Keine Allergien, frisst gern Huhn", []],
  ["en", "allergic to chicken, beef and eggs", ["chicken", "beef", "egg"]],
  ["en", "loves chicken", []],
  ["pl", "uczulony na kurczaka i wołowinę, lubi ryby", ["chicken", "beef"]],
])("[%s] allergies told in the free text: %s", (language, additionalInfo, allergies) => {
  expect(read({ additionalInfo }, language)).toMatchObject({ allergies, unknownAllergies: [] });
});

test.each<[Language, string, string[]]>([
  ["de", "Hat einen Herzfehler und schlechte Nierenwerte", ["kidney_disease", "heart_disease"]],
  ["de", "Herz und Lunge ohne Befund.", []],
  ["de", "Mein Herz gehört ihm, und er liebt Leberwurst", []],
  ["de", "Epilepsie vor 2 Jahren festgestellt", ["epilepsy"]],
  ["de", "Seine Mutter hatte Epilepsie", []],
  ["de", "Keine Epilepsie, kein Diabetes", []],
  ["de", "Nächste Woche hat er eine OP", ["surgery_soon"]],
  ["de", "Wurde vor 3 Jahren operiert", []],
  ["en", "She has a heart murmur and bad kidneys", ["heart_disease", "kidney_disease"]],
  ["en", "a heart of gold", []],
  ["en", "no history of epilepsy", []],
  ["pl", "ma chore nerki", ["kidney_disease"]],
  ["pl", "ma cukrzycę", ["diabetes"]],
  ["pl", "serce zdrowe", []],
])("[%s] illnesses: %s", expectConditions());

describe("an organ named by its medicine", () => {
  test.each<[Language, string]>([
    ["de", "Herztabletten letztes Jahr abgesetzt"],
    ["de", "die Tabletten für die Schilddrüse haben wir abgesetzt"],
    ["de", "Nierenmedikamente wurden ausgeschlichen"],
    ["en", "heart tablets stopped last year"],
    ["en", "came off his liver tablets"],
    ["en", "no longer on kidney meds"],
    ["pl", "tabletki na serce odstawione w zeszłym roku"],
    ["pl", "leki na tarczycę odstawiliśmy"],
    ["pl", "tabletki na wątrobę odstawione"],
  ])("[%s] is well once that was stopped: %s", expectConditions());

  test.each<[Language, string, string]>([
    ["de", "Herztabletten seit Jahren", "heart_disease"],
    ["de", "Herztabletten dürfen nicht abgesetzt werden", "heart_disease"],
    ["de", "krankes Herz und Tabletten abgesetzt", "heart_disease"],
    ["de", "Herztabletten abgesetzt wegen Nierenschwäche", "kidney_disease"],
    ["de", "Epilepsie, Tabletten abgesetzt", "epilepsy"],
    ["en", "on liver pills", "liver_disease"],
    ["en", "bad kidneys and meds stopped", "kidney_disease"],
    ["pl", "bierze tabletki na nerki", "kidney_disease"],
    ["pl", "leczymy ją na serce", "heart_disease"],
    ["pl", "chore serce, tabletki odstawione", "heart_disease"],
  ])("[%s] is ill while it is taken, or for another reason: %s", expectConditions());
});

describe("an organ that is eaten", () => {
  test.each<[Language, string]>([
    ["de", "die tabletten geben wir in leberwurst"],
    ["de", "Tabletten in Leberwurst"],
    ["de", "Die Medikamente kommen in Leberpastete oder Hühnerleber"],
    ["de", "Die Tablette steckt in einem Stück gekochter Leber"],
    ["en", "hides his pill in liver treats"],
    ["en", "tablets in liver paste"],
    ["en", "takes his pills in a chicken liver or chicken hearts"],
    ["pl", "podaję tabletki w pasztecie z wątroby"],
    ["pl", "tabletki chowam w gotowanej wątrobie"],
  ])("[%s] is food: %s", (language, text) => {
    expect(read({ additionalInfo: text }, language).conditions).toEqual([]);
    expect(read({ meds: text }, language).conditions).toEqual([]);
  });

  test.each<[Language, string]>([
    ["de", "Tabletten für die Leber, in Leberwurst"],
    ["de", "bekommt Lebertabletten in Leberwurst"],
    ["en", "his liver pills hidden in liver treats"],
    ["pl", "tabletki na wątrobę w pasztecie z wątroby"],
  ])("[%s] beside an ill one: %s", expectConditions("liver_disease"));
});

test.each([
  ["She is pregnant and has kidney disease. She is allergic to chicken."],
  ["Sie ist trächtig und hat eine Nierenkrankheit. Sie ist allergisch gegen Huhn."],
  ["Ona jest w ciąży i ma chore nerki. Jest uczulona na kurczaka."],
])("on a page of any language: %s", (additionalInfo) => {
  for (const page of LANGUAGES)
    expect(read({ additionalInfo }, page)).toMatchObject({
      pregnant: true,
      conditions: ["kidney_disease"],
      allergies: ["chicken"],
    });
});

test.each([
  ["no history of epilepsy, not pregnant"],
  ["Keine Epilepsie, nicht trächtig"],
  ["nie ma padaczki, nie jest w ciąży"],
])("a no in another language than the page's is a no: %s", (additionalInfo) => {
  for (const page of LANGUAGES)
    expect(read({ additionalInfo }, page)).toMatchObject({ pregnant: false, conditions: [] });
});

test("recognises one word in another language than the page's", () => {
  expect(read({ allergies: "kurczak" }, "de")).toMatchObject({ allergies: ["chicken"], unknownAllergies: [] });
  expect(read({ additionalInfo: "Herzfehler" }, "en").conditions).toEqual(["heart_disease"]);
});

test("returns nothing without answers", () => {
  expect(read({}, "en")).toEqual({
    medications: [],
    unknownMedication: false,
    allergies: [],
    unknownAllergies: [],
    conditions: [],
    notDiagnosed: [],
    pregnant: false,
    calcium: false,
  });
});

test("never throws", () => {
  const text = fc.string({ minLength: 1, maxLength: 500, unit: "binary" });
  fc.assert(
    fc.property(
      text,
      text,
      text,
      fc.constantFrom(...LANGUAGES),
      (meds, allergies, additionalInfo, language) => void read({ meds, allergies, additionalInfo }, language),
    ),
    { numRuns: 50 },
  );
});
