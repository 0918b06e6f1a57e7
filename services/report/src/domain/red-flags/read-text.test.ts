import { describe, expect, test } from "vitest";
import { RED_FLAGS_NOW } from "@hundeblick/proto/health/answers";
import { ReadSigns } from "@hundeblick/proto/http/read-text";
import { type Language, LANGUAGES } from "@hundeblick/proto/language";
import * as fc from "fast-check";
import { readText } from "./read-text.ts";
import { replyOf } from "./reply-of.ts";

const alarmsIn = (text: string, language: Language) => readText(text, language).alarms.map(({ id }) => id);

describe("raises an alarm", () => {
  test.each([
    ["de", "Er hat Rattengift gefressen", "poison"],
    ["de", "Er hat Rattenkörner im Maul gehabt, glaube ich", "poison"],
    ["pl", "miał w pysku granulki na myszy", "poison"],
    ["de", "heißes Fett aus der Pfanne ist ihm über den Rücken gelaufen", "burn"],
    ["de", "was er erbricht, sieht aus wie Kaffeesatz", "bloody_gi"],
    ["en", "bit through the lamp cable and yelped, now drooling", "electric"],
    ["en", "fished her out of the pool, she is coughing up water", "near_drowning"],
    ["en", "an adder bit him, the leg is swelling", "snake_sting"],
    ["pl", "cztery tygodnie po cieczce, dużo pije, z pochwy cieknie ropa", "pyometra"],
    ["pl", "tylne łapy ciągnie za sobą, nie może wstać", "paralysis"],
  ] as const)("[%s] %s", (language, text, id) => {
    expect(alarmsIn(text, language)).toContain(id);
  });

  test("for an emergency in the middle of a long friendly letter", () => {
    const calm = "Unser Balu ist ein lieber Kerl, er spielt gern im Garten und frisst brav seinen Napf leer. ".repeat(
      8,
    );
    expect(alarmsIn(`${calm}Heute Mittag hat er Rattengift gefressen. ${calm}`, "de")).toContain("poison");
  });
});

describe("neither warns nor asks about everyday complaints and words about nothing", () => {
  test.each([
    ["de", "Sie ist zu dick und kommt kaum noch die Treppe hoch"],
    ["de", "Er rutscht mit dem Po über den Boden"],
    ["de", "Fips"],
    ["en", "He is scared of fireworks and trembles"],
    ["en", "Fluffy"],
    ["pl", "Od miesięcy powoli kuleje"],
    ["pl", "Kajtek"],
  ] as const)("[%s] %s", (language, text) => {
    expect(readText(text, language)).toMatchObject({ alarms: [], ask: [] });
  });
});

test.each([
  ["de", "sie hat seit Mittag zweimal erbrochen"],
  ["de", "Unser Hund hustet seit heute früh immer mal"],
  ["en", "She has hardly eaten since noon but is bright"],
  ["pl", "od dziś rana dużo kicha"],
] as const)("a time of day raises no alarm: [%s] %s", (language, text) => {
  expect(alarmsIn(text, language)).toEqual([]);
});

describe("asks about what is put mildly", () => {
  test.each([
    ["de", "er atmet manchmal komisch", "breathing"],
    ["de", "sein Zahnfleisch ist etwas blass", "gums"],
    ["en", "his gums are a bit pale", "gums"],
    ["pl", "czasem dziwnie oddycha", "breathing"],
    ["pl", "ma trochę blade dziąsła", "gums"],
  ] as const)("[%s] %s", (language, text, id) => {
    const { alarms, ask } = readText(text, language);
    expect(alarms).toEqual([]);
    expect(ask.map((sign) => sign.id)).toEqual([id]);
  });

  test.each([
    ["de", "Er atmet komisch", "breathing"],
    ["de", "Er bekommt manchmal keine Luft", "breathing"],
    ["de", "Das Zahnfleisch ist weiß", "gums"],
    ["de", "Er atmet etwas komisch und bricht zusammen", "collapse"],
  ] as const)("but not [%s] %s", (language, text, id) => {
    expect(alarmsIn(text, language)).toContain(id);
  });
});

describe("raises none", () => {
  test.each([
    ["de", "Das Humpeln tritt seit heute gar nicht mehr auf"],
    ["de", "Sie tritt hinten links seit heute gar nicht mehr auf"],
    ["de", "er bricht seit gestern"],
    ["de", "Er hat Durchfall und ist schlapp"],
    ["pl", "wymiotuje od wczoraj"],
    ["de", "Im Schlaf zuckt er mit den Pfoten, er träumt wohl"],
    ["de", "Bevor wir ihn adoptiert haben, wurde er angefahren, davon merkt man nichts mehr"],
    ["en", "What do I do if he ever eats chocolate?"],
    ["en", "My sister's cat was stung by a wasp, our dog is fine"],
    ["pl", "Mój mąż poparzył się przy grillu, pies jest zdrowy"],
    ["pl", "Trzy lata temu miał skręt żołądka, od tego czasu wszystko dobrze"],
  ] as const)("[%s] %s", (language, text) => {
    expect(alarmsIn(text, language)).toEqual([]);
  });

  test.each(LANGUAGES)("for an empty text in %s", (language) => {
    expect(readText("  ", language)).toEqual({ alarms: [], ask: [], soon: [] });
  });
});

test("quotes the owner's words exactly as typed", () => {
  const text = "Hallo! Gestern war alles gut; heute hat er RATTENGIFT gefressen!!!";
  const { alarms } = readText(text, "de");
  expect(alarms.map(({ words }) => words)).toEqual(["RATTENGIFT gefressen"]);
});

test.each([
  ["de", "Zwei Ratten waren da. Er hat Rattengift gefressen.", [false]],
  [
    "de",
    "Bella ist 11 und bekommt Rimadyl. Seit zwei Tagen zittert sie nachts, hechelt und frisst kaum noch. Sie jault.",
    [true],
  ],
] as const)("[%s] what a rule names is sure, what the model makes of %p is suspected", (language, text, suspected) => {
  expect(readText(text, language).alarms.map((sign) => sign.suspected)).toEqual(suspected);
});

test("quotes the whole sentence found by the model, and the part between commas of a long one", () => {
  const said = "Seit zwei Tagen zittert sie nachts, hechelt und frisst kaum noch";
  const [sign] = readText(`Bella ist 11 und bekommt Rimadyl. ${said}.`, "de").alarms;
  expect(sign?.words).toBe(said);
  const long = `${said}, ${"und wir wissen nicht, was wir machen sollen ".repeat(5)}`;
  const [other] = readText(`Bella ist 11 und bekommt Rimadyl. ${long}. Sie jault.`, "de").alarms;
  expect(other?.words.length).toBeLessThanOrEqual(160);
  expect(long).toContain(other?.words);
});

test("for any text: quotations occur in it, and each sign is either raised or asked, once", () => {
  const word = fc.constantFrom(
    "rattengift",
    "gefressen",
    "he",
    "ate",
    "kein",
    "krew",
    "Blut!",
    "nie",
    "(bauch)",
    "hart,",
    "\n",
    "ﷺ",
    "™",
    "½",
    "jetzt",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ maxLength: 200, unit: "grapheme" }),
        fc.array(word, { maxLength: 90 }).map((words) => words.join(" ")),
      ),
      fc.constantFrom(...LANGUAGES),
      (text, language) => {
        const { alarms, ask } = readText(text, language);
        const ids = [...alarms, ...ask].map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { words } of [...alarms, ...ask]) expect(text).toContain(words);
      },
    ),
    { numRuns: 200 },
  );
});

test.each(LANGUAGES)(
  "the reply in %s says what to do for every emergency, and asks in the owner's words",
  (language) => {
    const reply = ReadSigns.parse(replyOf("Rattengift gefressen $& wrzątek scalded", language));
    expect(reply.alarms.length + reply.ask.length).toBeGreaterThan(0);
    for (const { question, words, answers } of reply.ask) {
      expect(question).toContain(words);
      expect(answers.map(({ id }) => id)).toEqual(["now", "earlier", "no"]);
    }
    for (const sign of [...reply.alarms, ...reply.ask]) {
      expect(RED_FLAGS_NOW).toContain(sign.id);
      expect(Math.min(sign.label.length, sign.advice.length, sign.firstAid.length)).toBeGreaterThan(10);
    }
  },
);

test.each([
  "Der Bauch kommt mir dick vor",
  "Im Schlaf atmet er schnell",
  "Er humpelt seit drei Wochen hinten links, nach dem Aufstehen am schlimmsten",
])("asks at most about what may be fat, a dream or an old limp: %s", (text) => {
  expect(readText(text, "de").alarms).toEqual([]);
});
