import { describe, expect, test } from "vitest";
import type { Language } from "@hundeblick/proto/language";
import { readOwnerWords } from "./read-owner-words.ts";

const read = readOwnerWords;

describe("a good result", () => {
  test.each<[Language, string]>([
    ["de", "Cushing wurde getestet, negativ"],
    ["de", "Cushing war zum Glück negativ"],
    ["de", "Leishmaniose negativ getestet"],
    ["de", "Wurde negativ auf Leishmaniose getestet"],
    ["de", "Epilepsie wurde ausgeschlossen"],
    ["de", "Verdacht auf Cushing, Test negativ"],
    ["de", "Nierenwerte sind super, Leberwerte auch"],
    ["de", "Nierenwerte und Leberwerte sind in Ordnung"],
    ["de", "Er hat sehr gute Leberwerte"],
    ["de", "Die Nierenwerte wurden kontrolliert, alles in Ordnung"],
    ["de", "Die Schilddrüsenwerte sind unauffällig"],
    ["de", "DCM frei, HD frei"],
    ["en", "cushings test came back negative"],
    ["en", "she was tested for cushings, came back negative"],
    ["en", "the vet ruled out addisons"],
    ["en", "kidney values are perfect"],
    ["en", "liver enzymes and kidney values are normal"],
    ["en", "DCM clear"],
    ["pl", "test na cushinga negatywny"],
    ["pl", "próby wątrobowe w normie"],
    ["pl", "wyniki nerek są w normie"],
    ["pl", "cukrzyca wykluczona"],
    ["de", "Diabetes und Cushing negativ"],
    ["de", "Cushing, Addison und Diabetes ausgeschlossen"],
    ["en", "cushings and addisons ruled out"],
    ["pl", "cukrzyca i cushing wykluczone"],
    ["de", "Verdacht auf Cushing hat sich nicht bestätigt"],
    ["de", "Krebs hat sich zum Glück nicht bestätigt"],
    ["de", "Verdacht auf Tumor war ein Fehlalarm"],
    ["en", "suspected lymphoma turned out to be nothing"],
    ["en", "cushings was not confirmed"],
    ["en", "the vet thought it was cushings but the test came back clear"],
    ["en", "tested for addisons, it wasn't"],
    ["pl", "podejrzenie cushinga się nie potwierdziło"],
    ["pl", "padaczka nie została potwierdzona"],
    ["pl", "testy na addisona wyszły czyste"],
    ["de", "Der Tierarzt dachte es sei ein Tumor, aber es war ein Lipom"],
    ["en", "the vet thought it was cancer but it was a lipoma"],
    ["pl", "weterynarz myślał że to nowotwór, ale to tłuszczak"],
    ["de", "Arthrose hat er nicht sagt der Tierarzt"],
    ["de", "Diabetes hat er laut Tierarzt nicht"],
    ["de", "Herz ohne auffällige Geräusche"],
    ["de", "Herzgeräusch als Welpe, hat sich verwachsen"],
    ["de", "Als Welpe Herzgeräusch, ist weg"],
    ["en", "heart murmur as a puppy, outgrown"],
    ["en", "vet heard a murmur as a pup but it has gone"],
    ["pl", "szmer w sercu jako szczeniak, wyrósł z tego"],
    ["en", "heart without a murmur"],
    ["pl", "rodzice wolni od DCM"],
    ["pl", "wolne od DCM i HD"],
    ["pl", "serce bez szmerów"],
  ])("[%s] is no illness: %s", (language, additionalInfo) => {
    expect(read({ additionalInfo }, language).conditions).toEqual([]);
  });

  test.each<[Language, string, string[]]>([
    ["de", "Cushing kann noch nicht ausgeschlossen werden", ["cushing"]],
    ["de", "Nierenwerte schlecht, Leberwerte super", ["kidney_disease"]],
    ["de", "Nierenwerte sind super und Leberwerte schlecht", ["liver_disease"]],
    ["de", "Nierenwerte sind nicht gut", ["kidney_disease"]],
    ["de", "Nierenwerte erhöht, frisst normal", ["kidney_disease"]],
    ["de", "Diabetes ist super eingestellt", ["diabetes"]],
    ["de", "Hat Epilepsie, sonst alles super", ["epilepsy"]],
    ["de", "Hat CNI mit guten Werten", ["kidney_disease"]],
    ["de", "Hat Epilepsie, alle Tests negativ", ["epilepsy"]],
    ["en", "epilepsy, all his tests were negative", ["epilepsy"]],
    ["de", "Seine Arthrose wirkt sich negativ aus", ["arthritis"]],
    ["de", "Hat Diabetes und Cushing negativ", ["diabetes"]],
    ["en", "has diabetes and cushings negative", ["diabetes"]],
    ["de", "Epilepsie, MRT ohne Befund", ["epilepsy"]],
    ["en", "has epilepsy but the mri came back clear", ["epilepsy"]],
    ["en", "diabetes not yet confirmed", ["diabetes"]],
    ["en", "lymphoma turned out to be malignant", ["cancer"]],
    ["pl", "cukrzyca jeszcze nie potwierdzona", ["diabetes"]],
    ["de", "Der Tierarzt vermutet Cushing, aber es ist noch nicht sicher", ["cushing"]],
    ["en", "vet thought it was a cyst but it is cancer", ["cancer"]],
    ["en", "tested positive for addisons but it is under control", ["addison"]],
    ["pl", "weterynarz podejrzewa padaczkę, ale jeszcze czekamy", ["epilepsy"]],
    ["de", "Epilepsie hat er nicht im Griff", ["epilepsy"]],
    ["de", "Epilepsie als Welpe, seitdem schlimmer", ["epilepsy"]],
    ["en", "had a murmur as a pup and still has", ["heart_disease"]],
    ["pl", "guz śledziony wyrósł z boku", ["cancer"]],
    ["de", "Nieren ohne Medikamente schlecht", ["kidney_disease"]],
    ["en", "heart disease with no problems", ["heart_disease"]],
    ["de", "Die Arthrose beeinflusst ihn negativ", ["arthritis"]],
    ["de", "Mit Arthrose läuft er frei", ["arthritis"]],
    ["de", "Leishmaniose-Test positiv", ["leishmaniosis"]],
    ["en", "his diabetes is perfectly fine with insulin", ["diabetes"]],
    ["en", "kidney values are not normal", ["kidney_disease"]],
    ["en", "elevated liver enzymes but kidney values are fine", ["liver_disease"]],
    ["en", "cushings cannot be ruled out", ["cushing"]],
    ["en", "has a heart murmur, otherwise all good", ["heart_disease"]],
    ["pl", "próby wątrobowe nie są w normie", ["liver_disease"]],
    ["pl", "ma padaczkę, poza tym wszystko w porządku", ["epilepsy"]],
  ])("[%s] leaves the illness: %s", (language, additionalInfo, conditions) => {
    expect(read({ additionalInfo }, language).conditions).toEqual(conditions);
  });
});

describe("a name that means something else", () => {
  test.each<[Language, string]>([
    ["de", "Krebs frisst er gerne"],
    ["de", "Er liebt Krebse am Strand"],
    ["de", "Er ist vom Sternzeichen Krebs"],
    ["en", "he is a Cancer, born in July"],
    ["en", "his zodiac sign is Cancer"],
    ["pl", "zodiakalny rak"],
    ["pl", "rak nieborak to jego zabawka"],
  ])("[%s] is no illness: %s", (language, additionalInfo) => {
    expect(read({ additionalInfo }, language).conditions).toEqual([]);
  });

  test.each<[Language, string]>([
    ["de", "frisst trotz Krebs gerne"],
    ["de", "Krebs, frisst nicht mehr"],
    ["en", "she is a cancer survivor"],
    ["pl", "rak wątroby"],
  ])("[%s] is cancer all the same: %s", (language, additionalInfo) => {
    expect(read({ additionalInfo }, language).conditions).toContain("cancer");
  });
});
