import { describe, expect, test } from "vitest";
import type { OwnerAnswers } from "@hundeblick/proto/health/answers";
import { type Language, LANGUAGES } from "@hundeblick/proto/language";
import * as fc from "fast-check";
import { readOwnerWords } from "./read-owner-words.ts";

const read = (answers: OwnerAnswers, language: Language) => {
  const { medications, ...rest } = readOwnerWords(answers, language);
  return { ...rest, medications: medications.map(({ id }) => id) };
};

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
])("[%s] medicines: %s", (language, meds, ids) => {
  expect(read({ meds }, language)).toMatchObject({ medications: ids, unknownMedication: false });
});

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
])("[%s] no medicine: %s", (language, meds) => {
  expect(read({ meds }, language)).toMatchObject({ medications: [], unknownMedication: false });
});

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
])("[%s] illnesses: %s", (language, additionalInfo, conditions) => {
  expect(read({ additionalInfo }, language).conditions.toSorted()).toEqual(conditions.toSorted());
});

describe("a medicine that was stopped", () => {
  test.each<[Language, string]>([
    ["de", "Cortison abgesetzt"],
    ["de", "früher Cortison, jetzt nichts"],
    ["de", "Cortison (abgesetzt)"],
    ["de", "Cortison nicht mehr"],
    ["de", "Apoquel wurde ausgeschlichen"],
    ["en", "stopped rimadyl"],
    ["en", "previously on prednisolone"],
    ["en", "rimadyl - stopped"],
    ["pl", "odstawiony encorton"],
    ["pl", "kiedyś encorton"],
    ["de", "stopped rimadyl"],
  ])("[%s] is not listed: %s", (language, meds) => {
    expect(read({ meds }, language)).toMatchObject({ medications: [], unknownMedication: false });
  });

  test.each<[Language, string]>([
    ["de", "Das Cortison haben wir abgesetzt"],
    ["de", "Das Cortison musste abgesetzt werden"],
    ["de", "Cortison und Apoquel haben wir abgesetzt"],
    ["en", "she came off steroids"],
    ["en", "he is no longer on apoquel"],
    ["en", "we took him off rimadyl"],
    ["pl", "odstawiliśmy mu encorton"],
    ["pl", "już nie dostaje sterydów"],
  ])("[%s] is not told: %s", (language, additionalInfo) => {
    expect(read({ additionalInfo }, language).medications).toEqual([]);
  });

  test.each<[Language, string, string[]]>([
    ["de", "Cortison darf nicht abgesetzt werden", ["steroid"]],
    ["de", "Cortison soll bald abgesetzt werden", ["steroid"]],
    ["de", "Cortison abgesetzt und jetzt Apoquel", ["jak_inhibitor"]],
    ["de", "Mit Apoquel kratzt sie sich nicht mehr", ["jak_inhibitor"]],
    ["en", "on apoquel she no longer itches", ["jak_inhibitor"]],
    ["en", "rimadyl stopped helping", ["nsaid"]],
    ["pl", "po apoquelu już nie drapie się", ["jak_inhibitor"]],
    ["de", "Seit Rimadyl abgesetzt wurde bekommt er Apoquel", ["jak_inhibitor"]],
    ["en", "we want to stop rimadyl", ["nsaid"]],
    ["en", "rimadyl must not be stopped", ["nsaid"]],
    ["en", "stopped rimadyl and started apoquel", ["jak_inhibitor"]],
    ["en", "on rimadyl since he stopped walking well", ["nsaid"]],
    ["pl", "nie można odstawić encortonu", ["steroid"]],
    ["pl", "encorton odstawiony, teraz apoquel", ["jak_inhibitor"]],
  ])("[%s] beside one that is taken: %s", (language, text, ids) => {
    expect(read({ additionalInfo: text }, language).medications).toEqual(ids);
    expect(read({ meds: text }, language).medications).toEqual(ids);
  });
});

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
  ])("[%s] is well once that was stopped: %s", (language, additionalInfo) => {
    expect(read({ additionalInfo }, language).conditions).toEqual([]);
  });

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
  ])("[%s] is ill while it is taken, or for another reason: %s", (language, additionalInfo, id) => {
    expect(read({ additionalInfo }, language).conditions).toEqual([id]);
  });
});

describe("an operation", () => {
  test.each<[Language, string]>([
    ["de", "seit der Kastration hat sie zugenommen"],
    ["de", "nach ihrer Kastration wurde sie ruhiger"],
    ["de", "seit der OP vor 2 Jahren läuft er super"],
    ["de", "seit der OP ist er jeden Tag müde"],
    ["en", "since her spay she's put on weight"],
    ["en", "after the operation he was fine"],
    ["en", "since his knee surgery in 2021 he is fine"],
    ["pl", "jest po kastracji"],
    ["pl", "od operacji biodra chodzi dobrze"],
    ["pl", "po zabiegu przytyła"],
  ])("[%s] is over: %s", (language, additionalInfo) => {
    expect(read({ additionalInfo }, language).conditions).toEqual([]);
  });

  test.each<[Language, string]>([
    ["de", "nächste Woche OP"],
    ["de", "er wird operiert"],
    ["de", "Was braucht er nach der OP nächste Woche?"],
    ["de", "seit der OP gestern frisst sie schlecht"],
    ["de", "drei Tage nach der Kastration"],
    ["de", "Seit der Kastration ruhig, jetzt steht eine OP an"],
    ["en", "has surgery on Monday"],
    ["en", "he had surgery after swallowing a sock"],
    ["en", "since her spay two days ago she is quiet"],
    ["en", "what to feed after surgery next week"],
    ["pl", "czeka go operacja"],
    ["pl", "dwa dni po operacji"],
    ["pl", "od operacji w poniedziałek mało je"],
    ["pl", "po świętach operacja"],
  ])("[%s] is ahead or just done: %s", (language, additionalInfo) => {
    expect(read({ additionalInfo }, language).conditions).toEqual(["surgery_soon"]);
  });
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
  ])("[%s] beside an ill one: %s", (language, additionalInfo) => {
    expect(read({ additionalInfo }, language).conditions).toEqual(["liver_disease"]);
  });
});

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

describe("somebody else", () => {
  test.each<[Language, string]>([
    ["de", "Mein Mann hat Epilepsie"],
    ["de", "Der Kater bekommt Insulin"],
    ["de", "Oma nimmt Marcumar"],
    ["de", "Meine Frau ist schwanger"],
    ["de", "Meine Frau stillt und der Hund ist eifersüchtig"],
    ["de", "Unser anderer Hund hat Cushing"],
    ["de", "Der Zweithund hat Arthrose"],
    ["de", "Die Vorbesitzerin hatte Krebs"],
    ["de", "Diabetes hat nur unsere Katze"],
    ["de", "Bei meiner alten Katze wurde Diabetes festgestellt"],
    ["en", "our cat has diabetes but the dog is fine"],
    ["en", "our cat has diabetes and the dog is fine"],
    ["en", "grandma is diabetic"],
    ["en", "my other dog has cushings"],
    ["en", "my cat takes prednisolone"],
    ["en", "the previous owner had epilepsy"],
    ["en", "my wife is pregnant"],
    ["en", "my son is allergic to chicken"],
    ["pl", "poprzednia właścicielka miała raka"],
    ["pl", "moja żona jest w ciąży"],
    ["pl", "mój drugi pies ma cukrzycę"],
    ["pl", "matka choruje na padaczkę"],
    ["pl", "u mojego kota wykryto cukrzycę"],
    ["de", "Meine Frau hat Arthrose und liebt den Hund"],
    ["en", "my husband who has diabetes loves the dog"],
    ["en", "my sister with epilepsy adores him"],
    ["pl", "mój mąż który ma cukrzycę kocha psa"],
    ["pl", "moja mama chora na raka uwielbia psa"],
    ["de", "Meine Tochter, die Epilepsie hat, liebt ihn"],
    ["en", "my son, who is diabetic, walks him"],
    ["en", "we live with grandma, who has cancer"],
    ["pl", "córka, która ma cukrzycę, wyprowadza go"],
    ["de", "Ich selbst hab Epilepsie"],
    ["de", "ich habe selbst Diabetes"],
    ["de", "Ich habe Krebs und er tut mir gut"],
    ["en", "I have cancer"],
    ["en", "I'm epileptic and he helps me"],
    ["pl", "ja mam padaczkę"],
    ["pl", "ja choruję na raka"],
    ["de", "Er ist Diabetikerwarnhund"],
    ["de", "Diabetes-Warnhund in Ausbildung"],
    ["en", "diabetic alert dog"],
    ["en", "he works for a diabetes charity"],
    ["en", "I am a cancer nurse"],
    ["pl", "pies alarmujący dla cukrzyka"],
  ])("[%s] has it: %s", (language, additionalInfo) => {
    const none = { conditions: [], medications: [], allergies: [], pregnant: false };
    expect(read({ additionalInfo }, language)).toMatchObject(none);
  });

  test.each<[Language, string]>([
    ["de", "Oma nimmt Marcumar"],
    ["de", "Insulin für die Katze"],
    ["en", "my cat takes prednisolone"],
    ["pl", "insulina dla kota"],
  ])("[%s] takes it: %s", (language, meds) => {
    expect(read({ meds }, language)).toMatchObject({ medications: [], unknownMedication: false });
  });

  test.each<[Language, string, string]>([
    ["de", "Sie hat wie meine Oma Arthrose", "arthritis"],
    ["de", "Der Arzt meines Mannes sagt er hat Diabetes", "diabetes"],
    ["de", "Mein Mann sagt Epilepsie", "epilepsy"],
    ["de", "Mein Mann und mein Hund haben Diabetes", "diabetes"],
    ["de", "Meine Katze hat Diabetes und mein Hund auch", "diabetes"],
    ["de", "Wir haben eine Katze, er hat Arthrose", "arthritis"],
    ["de", "Jagt unsere Katze trotz Arthrose", "arthritis"],
    ["de", "Laut Vorbesitzer Epilepsie", "epilepsy"],
    ["en", "my baby has cushings", "cushing"],
    ["en", "our cat and our dog have diabetes", "diabetes"],
    ["en", "lives with a cat and has arthritis", "arthritis"],
    ["en", "my husband says epilepsy", "epilepsy"],
    ["en", "cat food caused pancreatitis", "pancreatitis"],
    ["pl", "mąż mówi że to padaczka", "epilepsy"],
    ["pl", "kot i pies mają cukrzycę", "diabetes"],
    ["pl", "od poprzedniej właścicielki z padaczką", "epilepsy"],
    ["de", "Mein Mann erkannte Diabetes bei unserem Hund", "diabetes"],
    ["en", "my wife spotted arthritis in our dog", "arthritis"],
    ["pl", "mąż wykrył cukrzycę u psa", "diabetes"],
    ["de", "Mein Sohn geht mit dem Hund, der Diabetes hat", "diabetes"],
    ["de", "Wir haben noch eine Katze, die Leber ist krank", "liver_disease"],
    ["en", "my son walks the dog, who is diabetic", "diabetes"],
    ["de", "ich habe einen Hund mit Epilepsie", "epilepsy"],
    ["de", "Ich habe Epilepsie bei ihm bemerkt", "epilepsy"],
    ["en", "I have a dog with cancer", "cancer"],
    ["en", "I have a diabetic dog", "diabetes"],
    ["pl", "mam psa z padaczką", "epilepsy"],
    ["pl", "mam podejrzenie cukrzycy u psa", "diabetes"],
    ["de", "frisst Diabetikerfutter", "diabetes"],
    ["en", "cancer treatment", "cancer"],
    ["pl", "karma dla cukrzyka", "diabetes"],
  ])("[%s] is only named: %s", (language, additionalInfo, id) => {
    expect(read({ additionalInfo }, language).conditions).toEqual([id]);
  });

  test.each<[Language, string, string]>([
    ["de", "Mein Mann gibt ihm Insulin", "insulin"],
    ["de", "Meine Frau spritzt das Insulin", "insulin"],
    ["en", "my wife injects insulin twice a day", "insulin"],
    ["pl", "żona podaje insulinę", "insulin"],
  ])("[%s] gives it to the dog: %s", (language, text, id) => {
    expect(read({ meds: text }, language).medications).toEqual([id]);
    expect(read({ additionalInfo: text }, language).medications).toEqual([id]);
  });
});

describe("pregnancy", () => {
  test.each<[Language, string, boolean]>([
    ["de", "Sie ist trächtig", true],
    ["de", "nicht trächtig", false],
    ["de", "scheinträchtig", false],
    ["de", "säugt gerade ihre Welpen", true],
    ["en", "she is pregnant", true],
    ["en", "a false pregnancy", false],
    ["en", "not pregnant", false],
    ["pl", "suka w ciąży", true],
    ["pl", "ciąża urojona", false],
    ["pl", "nie jest w ciąży", false],
    ["pl", "karmiąca", true],
    ["de", "mein Hund ist schwanger", true],
    ["de", "wir erwarten in drei Wochen Welpen von ihr", true],
    ["de", "sie bekommt Ende Mai ihre ersten Welpen", true],
    ["de", "sie kriegt bald Babys", true],
    ["de", "ist gedeckt worden", true],
    ["de", "ist nicht gedeckt worden", false],
    ["de", "wir erwarten einen Welpen", false],
    ["de", "sie bekommt Futter für Welpen", false],
    ["de", "sie bekommt Welpen Trockenfutter", false],
    ["de", "bekommt die junge Hündin auch Fisch?", false],
    ["de", "ob sie trächtig ist wissen wir nicht", false],
    ["de", "Meine Frau stillt", false],
    ["de", "Ich bin schwanger", false],
    ["de", "Wir erwarten Nachwuchs", false],
    ["de", "Sein Bedarf ist gedeckt", false],
    ["pl", "będzie miała małe problemy", false],
    ["en", "she's expecting a litter next month", true],
    ["en", "she is having her pups in 2 weeks", true],
    ["en", "she is due to have puppies in May", true],
    ["en", "due to whelp on Friday", true],
    ["en", "nursing a litter of five", true],
    ["en", "she is nursing her six new puppies", true],
    ["en", "she is nursing", true],
    ["en", "nursing a sore paw", false],
    ["en", "hes been nursing an injury", false],
    ["en", "she is nursing her back leg", false],
    ["en", "we are expecting a puppy", false],
    ["en", "not expecting any pups", false],
    ["en", "whether she is pregnant is unclear", false],
    ["en", "I'm pregnant", false],
    ["pl", "sunia oczekuje szczeniąt", true],
    ["pl", "będzie miała szczeniaki za dwa tygodnie", true],
    ["pl", "za miesiąc urodzi szczeniaki", true],
    ["pl", "spodziewamy się w maju szczeniąt", true],
    ["pl", "nie spodziewa się szczeniąt", false],
    ["pl", "nie wiem czy jest w ciąży", false],
    ["pl", "jestem w ciąży", false],
  ])("[%s] %s", (language, additionalInfo, pregnant) => {
    expect(read({ additionalInfo }, language).pregnant).toBe(pregnant);
  });

  test("the form's answer takes precedence, and a male is never pregnant", () => {
    expect(read({ pregnant: false, additionalInfo: "trächtig" }, "de").pregnant).toBe(false);
    expect(read({ pregnant: true }, "de").pregnant).toBe(true);
    expect(read({ sex: "male", additionalInfo: "trächtig" }, "de").pregnant).toBe(false);
  });
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
