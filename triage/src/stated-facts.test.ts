import { expect, test } from "vitest";
import { statedFacts } from "./stated-facts.ts";

test.each([
  ["de", "Unsere 11-jährige Hündin hustet nachts", { ageMonths: 132, sex: "female" }],
  ["de", "Er ist 2,5 Jahre alt und humpelt", { ageMonths: 30 }],
  ["de", "Welpe, zehn Wochen alt, Durchfall. Wiegt 4,2 kg", { ageMonths: 2, weightKg: 4.2 }],
  ["de", "ist anderthalb Jahre alt", { ageMonths: 18 }],
  ["de", "ein halbes Jahr alt, Rüde", { ageMonths: 6, sex: "male" }],
  ["de", "Unser Rüde (8 Jahre) trinkt viel", { ageMonths: 96, sex: "male" }],
  ["de", "bald 13 Jahre alt, 31 kg schwer", { ageMonths: 156, weightKg: 31 }],
  ["en", "My 3 year old lab is limping, he weighs 66 lbs", { ageMonths: 36, sex: "male", weightKg: 29.9 }],
  ["en", "12yo spaniel, drinking loads", { ageMonths: 144 }],
  ["en", "She is ten weeks old and won't eat", { ageMonths: 2, sex: "female" }],
  ["en", "four-month-old puppy with diarrhoea", { ageMonths: 4 }],
  ["en", "she's a year old", { ageMonths: 12, sex: "female" }],
  ["pl", "Sunia ma 11 lat i kaszle w nocy", { ageMonths: 132, sex: "female" }],
  ["pl", "Pies ma półtora roku, waży 25 kg", { ageMonths: 18, weightKg: 25 }],
  ["pl", "czteroletnia suczka wymiotuje", { ageMonths: 48, sex: "female" }],
  ["pl", "szczeniak 3 miesiące, biegunka", { ageMonths: 3 }],
  ["pl", "ma pol roku i kuleje", { ageMonths: 6 }],
  ["pl", "dziewiecioletni labrador, waży 31,5 kg", { ageMonths: 108, weightKg: 31.5 }],
  ["de", "Mein Hund, 14 Jahre alt, Rüde, wiegt nur 6 kg.", { ageMonths: 168, sex: "male", weightKg: 6 }],
  ["de", "2,5-jähriger Rüde, wiegt 4,25 kg", { ageMonths: 30, sex: "male", weightKg: 4.25 }],
  ["de", "Mein Schatz ❤️ ist 3 Jahre alt, Hündin", { ageMonths: 36, sex: "female" }],
  ["pl", "suczka 9 lat, kuleje", { ageMonths: 108, sex: "female" }],
  ["pl", "2,5-letnia suczka", { ageMonths: 30, sex: "female" }],
] as const)("%s: %s", (language, text, facts) => {
  const found = Object.entries(statedFacts(text, language)).map(([name, { value }]) => [name, value]);
  expect(Object.fromEntries(found)).toEqual(facts);
});

test.each([
  ["de", "Er humpelt seit 3 Jahren"],
  ["de", "Er hat meine 3 Jahre alte Tochter gezwickt"],
  ["de", "Als er 2 Jahre alt war, wurde er operiert"],
  ["de", "Wir haben ihn seit zwei Jahren, er ist vor 2 Monaten gestürzt"],
  ["de", "Er hat 2 kg abgenommen und frisst 300 g am Tag"],
  ["de", "Rüde und Hündin streiten sich"],
  ["de", "Futter ist zwei Wochen alt"],
  ["en", "limping for 3 years"],
  ["en", "he bit my 3 year old son and she cried"],
  ["en", "when she was 2 years old he was bought"],
  ["en", "lost 2 kg in 3 months"],
  ["pl", "kuleje od 3 lat"],
  ["pl", "ugryzł moją trzyletnią córkę"],
  ["pl", "dwa lata temu miał operację"],
  ["pl", "schudł 2 kg w 3 miesiące"],
  ["de", "ein paar Wochen alte Wunde, wiegt 900 kg"],
  ["de", "wiegt 4 kg zu viel, seit der zweite Rüde da ist"],
  ["en", "weighs 4 kg too much"],
  ["pl", "szczeniak 2 tygodnie po szczepieniu, waży 4 kilo za dużo"],
  ["de", "7 Jahre und 6 Monate alt"],
  ["de", "1 jahr 3 monate alt"],
  ["de", "1/2 jahr alt"],
  ["de", "zwei bis drei jahre alt"],
  ["de", "Hündin säugt zwei wochen alte Welpen"],
  ["de", "die narbe ist 2 jahre alt"],
  ["de", "unser anderer Hund ist 4 Jahre alt"],
  ["de", "wurde von einer Hündin gebissen"],
  ["de", "hustet (3 Monate)"],
  ["de", "der Futtersack wiegt 15 kg"],
  ["de", "Ein 2-jähriger Junge"],
  ["en", "7 years 6 months old"],
  ["en", "2-3 years old"],
  ["en", "half a year old"],
  ["en", "twenty-one months old"],
  ["en", "my 3 year old gave him chocolate"],
  ["en", "bitten by a 2 year old rottweiler"],
  ["en", "weighs 4 lb 6 oz"],
  ["pl", "pies 2 tygodnie nie je"],
  ["pl", "pies 2 lata leczony na tarczycę"],
  ["pl", "ma 10 lat i 3 miesiące"],
  ["pl", "rana ma 2 tygodnie"],
  ["pl", "pogryzła go suka"],
] as const)("nothing about the dog, %s: %s", (language, text) => {
  expect(statedFacts(text, language)).toEqual({});
});

test("names the words, and says nothing when two ages are told", () => {
  expect(statedFacts("Sunia ma 11 lat i kaszle", "pl").ageMonths).toEqual({ value: 132, words: "ma 11 lat" });
  expect(statedFacts("Unsere Hunde sind 3 Jahre alt und 8 Jahre alt", "de")).toEqual({});
});
