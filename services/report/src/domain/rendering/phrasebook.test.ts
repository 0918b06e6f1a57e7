import { describe, expect, test } from "vitest";
import { supplementTexts } from "../../texts/frame.ts";
import { phrasebook } from "./phrasebook.ts";

const nobody = { name: null, sex: null };

describe("Polish counts in three forms", () => {
  test.each([
    [1, "1 rok"],
    [2, "2 lata"],
    [5, "5 lat"],
    [12, "12 lat"],
    [22, "22 lata"],
    [1.5, "18 miesięcy"],
    [2.5, "2 lata i 6 miesięcy"],
  ])("%p years", (years, text) => {
    expect(phrasebook("pl", nobody).age(years * 12)).toBe(text);
  });
  test.each([
    [0, "0 miesięcy"],
    [1, "1 miesiąc"],
    [2, "2 miesiące"],
    [5, "5 miesięcy"],
    [11, "11 miesięcy"],
    [22, "22 miesiące"],
  ])("%p months", (months, text) => {
    expect(phrasebook("pl", nobody).age(months)).toBe(text);
  });
  test.each([
    [1, "wchodzi jeden suplement"],
    [2, "wchodzą 2 suplementy"],
    [5, "wchodzi 5 suplementów"],
    [12, "wchodzi 12 suplementów"],
    [22, "wchodzą 22 suplementy"],
  ])("%p supplements", (n, text) => {
    expect(phrasebook("pl", nobody).say(supplementTexts.some, { n })).toContain(text);
  });
});

test.each([
  ["de", "9 Jahre"],
  ["en", "9 years"],
  ["pl", "9 lat"],
] as const)("nine years in %s", (language, text) => {
  expect(phrasebook(language, nobody).age(108)).toBe(text);
});

test.each([
  ["de", "5 Jahre und 10 Monate"],
  ["en", "5 years and 10 months"],
  ["pl", "5 lat i 10 miesięcy"],
] as const)("an age in %s is said as the owner entered it", (language, text) => {
  expect(phrasebook(language, nobody).age(70)).toBe(text);
});

test.each([
  ["de", "5,2\u00A0kg", "25–32\u00A0kg", "6–12 Wochen"],
  ["en", "5.2\u00A0kg", "25–32\u00A0kg", "6–12 weeks"],
  ["pl", "5,2\u00A0kg", "25–32\u00A0kg", "6–12 tygodni"],
] as const)("numbers in %s", (language, one, range, weeks) => {
  const book = phrasebook(language, nobody);
  expect([book.kg(5.2), book.kg(25, 32), book.weeks([6, 12])]).toEqual([one, range, weeks]);
});

describe("the name of the dog", () => {
  const text = {
    de: "{Dog} schaut. Für {dogAcc}, bei {dogDat}: {dog}.",
    en: "{Dog} looks at {dog}.",
    pl: "{Dog} patrzy, a {dog} milczy.",
  };
  test.each([
    ["de", null, "Dein Hund schaut. Für deinen Hund, bei deinem Hund: dein Hund."],
    ["de", "Frieda", "Frieda schaut. Für Frieda, bei Frieda: Frieda."],
    ["en", null, "Your dog looks at your dog."],
    ["en", "élan", "Élan looks at élan."],
    ["pl", null, "Twój pies patrzy, a twój pies milczy."],
    ["pl", "Frieda", "Frieda patrzy, a Frieda milczy."],
  ] as const)("in %s: %s", (language, name, said) => {
    expect(phrasebook(language, { name, sex: null }).say(text)).toBe(said);
  });

  test("a name that looks like a pattern is not interpreted", () => {
    expect(phrasebook("en", { name: "{dog} <b>#", sex: null }).say(text)).toBe("{dog} <b># looks at {dog} <b>#.");
  });

  test("the sex selects the words, an unknown one neutral words", () => {
    const word = { de: "{sex, select, male {er} female {sie} other {der Hund}}", en: "x", pl: "x" };
    expect((["male", "female", null] as const).map((sex) => phrasebook("de", { name: "Bo", sex }).say(word))).toEqual([
      "er",
      "sie",
      "der Hund",
    ]);
  });

  test("throws for a missing parameter", () => {
    expect(() => phrasebook("de", nobody).say({ de: "{gap}", en: "{gap}", pl: "{gap}" })).toThrow();
  });
});
