import { describe, expect, test } from "vitest";
import type { Language } from "@hundeblick/proto/language";
import { allConcerns } from "./all-concerns.ts";
import { concernEntryIn } from "./concern.ts";
import { suggestConcerns } from "./suggest-concerns.ts";

const ids = (text: string, language: Language, ageMonths?: number): string[] =>
  suggestConcerns(
    text,
    language,
    allConcerns.map((concern) => concernEntryIn(concern, language)),
    ageMonths,
  ).map(({ id }) => id);

test.each<[Language, string, string]>([
  ["de", "er humpelt seit gestern hinten links", "limping"],
  ["de", "Durchfal seit heute früh", "diarrhoea"],
  ["de", "hat zweimal gekotzt", "vomiting"],
  ["de", "frisst seit gestern nichts mehr", "not_eating"],
  ["en", "she is limping on her back leg", "limping"],
  ["en", "keeps scratching her ears", "ears"],
  ["en", "he vommited twice", "vomiting"],
  ["en", "she is scared of cars", "fear_noise"],
  ["en", "there are bits missing from his toy", "ate_something"],
  ["de", "Hündin tragend seit acht Wochen", "birth"],
  ["pl", "od wczoraj je tylko smakołyki", "not_eating"],
  ["pl", "kuleje od wczoraj", "limping"],
  ["pl", "nie chce jesc", "not_eating"],
  ["pl", "wymiotował dwa razy", "vomiting"],
  ["pl", "ma biegunkę", "diarrhoea"],
  ["de", "Er rutscht mit dem Po über den Boden", "scooting"],
  ["de", "Er pinkelt neuerdings in die Wohnung", "urination"],
  ["de", "Nachts wandert er herum und bellt die Wand an", "confused_old"],
  ["de", "Sein Fell ist stumpf und er haart extrem", "itching_skin"],
  ["de", "dauernd leckt er sich am Po", "scooting"],
  ["de", "mir fällt auf, dass er sich am Po leckt", "scooting"],
])("%s: %s suggests %s first", (language, text, id) => expect(ids(text, language)[0]).toBe(id));

test.each<[Language, string]>([
  ["de", "Kein Durchfall, alles gut"],
  ["en", "just have a look"],
  ["pl", ""],
  ["de", "Er hat keinen Durchfall und humpelt nicht"],
  ["de", "weder Husten noch Durchfall"],
  ["en", "no cough, isn't limping"],
  ["pl", "nie kuleje i nie ma biegunki"],
  ["de", "Unsere Katze hustet"],
  ["en", "my sister's rabbit is limping"],
  ["pl", "kot sąsiadki kicha"],
  ["de", "Vor drei Jahren hatte er Giardien, längst erledigt"],
  ["en", "he had fleas two years ago"],
  ["pl", "lamblie dawno wyleczone"],
  ["de", "Woran erkenne ich einen Hitzschlag?"],
  ["de", "Am Geburtstag läuft er immer hinter uns her"],
  ["de", "Kommt gut die Treppen hoch und springt noch ins Auto, mit elf!"],
  ["de", "Sie ist sehr verfressen, hat aber eine schlanke Figur"],
  ["de", "Sie ist kastriert, geimpft und entwurmt"],
  ["de", "Hat ein weißes Ohr und ein braunes"],
  ["de", "Er ist stubenrein, seit er vier Monate alt ist"],
  ["en", "eats like a horse, love him to bits"],
  ["en", "She's a bit round but who isn't after Christmas"],
  ["en", "He cries when I play the fiddle"],
  ["en", "runs like the wind, thirteen years old and weighs 31 kg, which is spot on for him"],
  ["pl", "jest u nas od czwartku i lubi biegać w deszczu"],
  ["pl", "przeprowadziliśmy się trzy miesiące temu"],
  ["pl", "czy to groźne?"],
  ["pl", "czy to może groźnie wyglądać?"],
  ["en", "deaf since birth"],
  ["de", "unser Hund hat sie freundlich begrüßt"],
  ["en", "got into the car fine"],
])("%s: %j suggests nothing", (language, text) => expect(ids(text, language)).toEqual([]));

test("returns the matching words", () => {
  const concerns = allConcerns.map((concern) => concernEntryIn(concern, "de"));
  expect(suggestConcerns("Er HUMPELT!", "de", concerns)).toEqual([{ id: "limping", words: ["humpelt"] }]);
});

test("names every concern of a sentence", () => {
  const found = ids("Sie ist zu dick und kommt kaum noch die Treppe hoch", "de");
  expect(found).toEqual(expect.arrayContaining(["weight_gain", "stiff_old"]));
  expect(ids("frisst nicht trinkt viel", "de")).toEqual(expect.arrayContaining(["not_eating", "drinking_more"]));
});

test.each([
  ["de", "er humpelt seit gestern hinten links und hat heute zweimal erbrochen"],
  ["en", "limping on her back left leg since yesterday and threw up twice today"],
  ["pl", "kuleje od wczoraj na tylną łapę i dwa razy dzisiaj wymiotował"],
] as const)("%s: a leg and a number of times are no swelling: %s", (language, text) => {
  expect(ids(text, language).toSorted()).toEqual(["limping", "vomiting"]);
});

test.each([
  ["de", "Er hinkt seit gut einer Woche vorne rechts", "limping"],
  ["de", "Sie trinkt gut drei Liter am Tag", "drinking_more"],
  ["de", "Er ist super dick geworden", "weight_gain"],
  ["en", "struggles with great difficulty to get up the stairs", "stiff_old"],
  ["en", "getting up is a great struggle for the old boy", "stiff_old"],
  ["pl", "jest super gruby", "weight_gain"],
] as const)("%s: a word of praise that praises nothing: %s", (language, text, id) =>
  expect(ids(text, language)).toContain(id),
);

test.each([
  ["Kommt nicht mehr gut die Treppen hoch", "stiff_old"],
  ["Er ist eigentlich verfressen, aber seit gestern rührt er nichts an", "not_eating"],
  ["Sie ist ganz schlank geworden", "weight_loss"],
  ["Er wurde noch nie entwurmt", "parasites"],
  ["Das Ohr ist innen braun und er kratzt sich", "ears"],
  ["Er ist noch nicht stubenrein", "puppy_start"],
])("%s: a complaint beside words of praise", (text, id) => expect(ids(text, "de")).toContain(id));

test.each<[Language, string, string]>([
  ["pl", "kaszel zaczął się trzy dni temu", "cough"],
  ["pl", "kaszle od wczoraj, czy to groźne?", "cough"],
  ["pl", "warczy i jest groźny", "aggression"],
  ["pl", "trze się o dywan", "itching_skin"],
  ["de", "seit der Geburt gestern frisst die Hündin nicht", "birth"],
  ["en", "the birth started two hours ago", "birth"],
  ["de", "ein fremder Hund hat ihn erwischt", "wound_bite"],
  ["de", "der Nachbarshund hat ihn gebissen", "wound_bite"],
  ["en", "got into a fight at the park", "wound_bite"],
])("%s: %s suggests %s all the same", (language, text, id) => expect(ids(text, language)).toContain(id));

test.each<[Language, string, string]>([
  ["pl", "kaszel zaczął się trzy dni temu", "itching_skin"],
  ["pl", "kaszle od wczoraj, czy to groźne?", "aggression"],
  ["de", "Er ist seit Geburt taub", "birth"],
  ["de", "von Geburt an blind auf einem Auge", "birth"],
])("%s: %s is not %s", (language, text, id) => expect(ids(text, language)).not.toContain(id));

test("a negation applies to one thing only", () =>
  expect(ids("Er hat keinen Durchfall, aber er hustet", "de")).toEqual(["cough"]));

describe("a concern fits the age", () => {
  test.each([
    ["a grown dog that pees indoors", "Sie pinkelt in die Wohnung", 60, ["urination"]],
    ["a puppy that does", "Sie pinkelt in die Wohnung", 3, ["puppy_start", "urination"]],
    ["a sick puppy", "Er erbricht seit heute", 4, ["puppy_poorly", "vomiting"]],
    ["a sick grown dog", "Er erbricht seit heute", 40, ["vomiting"]],
    ["a young dog that seems confused", "wirkt verwirrt", 24, []],
    ["an old dog that does", "wirkt verwirrt", 150, ["confused_old"]],
  ])("%s", (_, text, ageMonths, expected) => expect(ids(text, "de", ageMonths)).toEqual(expected));

  test("by the text, if the age is unknown", () => {
    expect(ids("Unser Welpe, 10 Wochen alt, hat Durchfall", "de")[0]).toBe("puppy_poorly");
    expect(ids("14 week old lab biting our hands", "en")[0]).toBe("puppy_start");
    expect(ids("gryzie po rękach, 13 tygodni", "pl")[0]).toBe("puppy_start");
    expect(ids("Seit 10 Wochen hat er Durchfall", "de")).toEqual(["diarrhoea"]);
  });
});
