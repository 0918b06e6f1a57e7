import { describe, expect, test } from "vitest";
import type { Language } from "@hundeblick/proto/language";
import { expectConditions, expectMedicines } from "../../../test/support/owner-texts.ts";
import { readOwnerWords } from "./read-owner-words.ts";

const ILLNESSES: Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>> = {
  diabetes: {
    de: [
      "Er ist Diabetiker",
      "Sie hat Zucker",
      "ist zuckerkrank",
      "hat die Zuckerkrankheit",
      "leidet an Diabetes mellitus",
    ],
    en: ["he's diabetic", "she has sugar diabetes", "diagnosed with diabetes last year", "has high blood sugar"],
    pl: ["ma cukrzycę", "to cukrzyk", "choruje na cukrzycę", "pies z cukrzycą", "leczony z powodu cukrzycy"],
  },
  arthritis: {
    de: ["hat Arthrose", "Kniearthrose links", "leidet unter Arthrosen"],
    en: ["arthritis in both knees", "he is arthritic", "has osteoarthritis"],
    pl: [
      "ma zwyrodnienia",
      "zwyrodnienia kręgosłupa",
      "ma artretyzm",
      "zwyrodnienie stawów biodrowych",
      "choroba zwyrodnieniowa stawów",
    ],
  },
  epilepsy: {
    de: [
      "seit 3 Jahren Epi, Luminal",
      "ein Epi-Hund",
      "EPI, bekommt Pexion",
      "hat Epilepsie",
      "ist Epileptiker",
      "hat oft Epi-Anfälle",
      "ein Hund mit Anfallsleiden",
      "hat epileptische Anfälle gehabt",
    ],
    en: ["an epi dog on phenobarbital", "he is epileptic", "has epilepsy", "seizure disorder since he was two"],
    pl: [
      "pies ma epi",
      "ma padaczkę",
      "choruje na padaczkę",
      "pies z padaczką",
      "jest epileptykiem",
      "cierpi na epilepsję",
    ],
  },
  heart_disease: {
    de: [
      "Das Herz ist nicht mehr das beste",
      "hat ein schwaches Herz",
      "ist herzkrank",
      "Herzklappenfehler",
      "hat es am Herzen",
      "hat eine Herzinsuffizienz",
      "Herzleiden",
    ],
    en: [
      "grade 4 murmur, on vetmedin",
      "has a murmur",
      "his heart isn't the best any more",
      "has a heart condition",
      "heart failure",
      "is in CHF",
      "a leaky heart valve",
      "has a weak heart",
      "has an enlarged heart",
    ],
    pl: [
      "serce mu siada",
      "serce już nie takie jak kiedyś",
      "coś na serce",
      "ma chore serce",
      "ma chore serduszko",
      "niewydolność serca",
      "wada serca",
      "szmery w sercu",
      "leczymy go na serce",
    ],
  },
  kidney_disease: {
    de: [
      "Niere ist leider nicht mehr die beste",
      "Kreatinin erhöht",
      "Kreatinin zu hoch",
      "hat Niereninsuffizienz",
      "ihre Nieren sind kaputt",
      "nierenkrank",
      "hat es an den Nieren",
      "chronisches Nierenversagen",
    ],
    en: [
      "stage 2 kidneys",
      "kidneys aren't what they used to be",
      "raised creatinine",
      "has kidney failure",
      "his kidneys are failing",
      "chronic kidney disease",
      "renal failure",
      "bad kidneys",
    ],
    pl: [
      "nerki siadają",
      "nerki już nie te",
      "podwyższona kreatynina",
      "ma niewydolność nerek",
      "ma chore nerki",
      "problemy z nerkami",
      "choroba nerek",
      "nerki mu wysiadają",
    ],
  },
  liver_disease: {
    de: [
      "Leber ist auch nicht mehr die jüngste",
      "erhöhte Leberwerte",
      "leberkrank",
      "hat es an der Leber",
      "hat einen Lebershunt",
    ],
    en: ["has liver disease", "elevated liver enzymes", "liver problems", "liver failure"],
    pl: [
      "ma chorą wątrobę",
      "problemy z wątrobą",
      "niewydolność wątroby",
      "podwyższone próby wątrobowe",
      "choroba wątroby",
    ],
  },
  cancer: {
    de: [
      "hat Krebs",
      "hat einen Tumor an der Milz",
      "Milztumor",
      "Mammatumore",
      "Lymphdrüsenkrebs",
      "Krebserkrankung",
      "ein bösartiges Geschwür",
      "hat Metastasen",
    ],
    en: [
      "has cancer",
      "a tumour on the spleen",
      "lymphoma",
      "mast cell tumors",
      "osteosarcoma",
      "a malignant growth",
      "terminal cancer",
    ],
    pl: [
      "ma raka",
      "choruje na raka",
      "nowotwór śledziony",
      "pies z nowotworem",
      "guz śledziony złośliwy",
      "ma chłoniaka",
      "przerzuty do płuc",
    ],
  },
  hypothyroidism: {
    de: ["SDU seit Jahren"],
    en: ["underactive thyroid", "his thyroid is underactive"],
    pl: ["niedoczynność tarczycy"],
  },
  pancreatitis: {
    de: ["hat EPI und bekommt Enzyme", "EPI seit 2020, Kreon"],
    en: ["he has EPI"],
    pl: ["ma EPI"],
  },
  urinary_stones: {
    de: ["hat Blasensteine", "Struvitsteine", "Harngrieß", "Nierensteine", "Harnsteine", "Steine in der Blase"],
    en: ["has bladder stones", "kidney stones", "struvite crystals", "crystals in his urine", "stones in her bladder"],
    pl: [
      "ma kamienie w pęcherzu",
      "kamica nerkowa",
      "kamienie nerkowe",
      "piasek w pęcherzu",
      "struwity w moczu",
      "ma kamicę",
    ],
  },
};
const CASES = Object.entries(ILLNESSES).flatMap(([id, texts]) =>
  Object.entries(texts).flatMap(([language, list]) => list.map((text) => [language as Language, text, id] as const)),
);

describe.each(["additionalInfo", "meds", "allergies"] as const)("written in %s", (field) => {
  test.each(CASES)("[%s] %s: %s", (language, text, id) => {
    expect(readOwnerWords({ [field]: text }, language).conditions).toContain(id);
  });
});

test.each<[Language, string]>([
  ["de", "nimmt ein verschreibungspflichtiges Medikament"],
  ["de", "bekommt Tabletten vom Tierarzt"],
  ["de", "bekommt Medikamente auf Rezept"],
  ["de", "ist auf Dauermedikation"],
  ["en", "he is on prescription meds"],
  ["en", "takes pills from the vet every day"],
  ["en", "on long-term medication"],
  ["pl", "dostaje leki na receptę"],
  ["pl", "bierze tabletki od weterynarza"],
  ["pl", "przyjmuje leki na stałe"],
])("[%s] a prescription: %s", expectMedicines("prescription"));

test.each<[Language, string]>([
  ["de", "Ich koche nach einem Rezept, er liebt Leberwurst und Herz vom Rind"],
  ["de", "Kein Krebs, Nieren und Herz ohne Befund"],
  ["de", "Kreatinin normal. Sein Herz ist nicht das Problem"],
  ["en", "no murmur, creatinine normal. He murmurs in his sleep. At this stage his heart is fine"],
  ["pl", "kreatynina w normie. Siada przy moim sercu. Zwyrodnienie siatkówki"],
  ["de", "Er frisst gern Zucker. Er sammelt Steine"],
  ["de", "Keine Arthrose, ich habe aber Angst vor Arthrose"],
  ["en", "I am afraid of arthritis, his mother had arthritis"],
  ["en", "No cancer, no heart problems, clear of stones"],
  ["en", "He picks up stones. He has a heart of gold"],
  ["pl", "Nie ma cukrzycy ani padaczki, serce zdrowe"],
  ["pl", "Lubi bawić się kamieniami, uwielbia wątróbkę"],
])("[%s] none: %s", (language, additionalInfo) => {
  expect(readOwnerWords({ additionalInfo }, language)).toMatchObject({ conditions: [], medications: [] });
});

test.each<[Language, string]>([
  ["de", "Keine Vorerkrankungen wie Epilepsie oder Diabetes"],
  ["en", "no known conditions such as diabetes or epilepsy"],
  ["en", "no known problems with his heart or kidneys"],
  ["pl", "brak chorób takich jak cukrzyca czy padaczka"],
  ["en", "My dog is staying with us"],
])("[%s] no illness: %s", expectConditions());

test.each<[Language, string]>([
  ["de", "Herzgeräusch als Welpe, ging nie weg"],
  ["en", "Heart murmur as a puppy, never went away"],
  ["pl", "Pies cierpi na serce"],
])("[%s] a heart that is still ill: %s", expectConditions("heart_disease"));
