import { describe, expect, test } from "vitest";
import { RED_FLAGS_NOW } from "@hundeblick/proto/health/answers";
import { ReadSigns } from "@hundeblick/proto/http/read-text";
import { type Language, LANGUAGES } from "@hundeblick/proto/language";
import * as fc from "fast-check";
import { alarmsIn, expectAlarm, expectNoAlarm, expectNoSign, expectSign } from "../../../test/support/owner-texts.ts";
import { readText } from "./read-text.ts";
import { replyOf } from "./reply-of.ts";

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
  ] as const)("[%s] %s", expectAlarm);

  test("for an emergency in the middle of a long friendly letter", () => {
    const calm = "Unser Balu ist ein lieber Kerl, er spielt gern im Garten und frisst brav seinen Napf leer. ".repeat(
      8,
    );
    expect(alarmsIn(`${calm}Heute Mittag hat er Rattengift gefressen. ${calm}`, "de")).toContain("poison");
  });
});

describe("asks at least about an emergency in the middle of a long sentence", () => {
  test.each([
    [
      "de",
      "unser rüde war heute mit meiner tochter beim schreiner und hat da ne knopfzelle verschluckt und jetzt spielt er ganz normal weiter aber wir wissen nicht so recht",
      "poison",
    ],
    [
      "de",
      "hallo zusammen wir waren wie jeden sonntag mit freunden am see und seit wir zurück sind spuckt sie blut und keiner von uns weiß woher das kommt",
      "bloody_gi",
    ],
    [
      "en",
      "hello everyone we were at my sisters all weekend as usual and he got into the antifreeze in her garage and has been eating and playing as if nothing happened",
      "poison",
    ],
    [
      "pl",
      "dzień dobry byliśmy u babci na obiedzie jak co tydzień i wnuk dał naszej suczce garść rodzynek a ona teraz śpi na kanapie jakby nigdy nic",
      "poison",
    ],
  ] as const)("[%s] %s", expectSign);
});

describe("a “no” about something else denies no emergency", () => {
  test.each([
    ["de", "kein Appetit nicht kastriert spuckt Blut", "bloody_gi"],
    ["de", "Tierarzt geht nicht ans Telefon er hat Rattengift gefressen", "poison"],
    ["de", "hat Schokolade gefressen keine große Menge", "poison"],
    ["en", "vet isn't answering he collapsed", "collapse"],
    ["en", "no energy pale gums", "gums"],
    ["en", "not neutered was hit by a car", "trauma"],
    ["pl", "weterynarz nie odbiera spadł z balkonu", "trauma"],
    ["pl", "nie sterylizowana zjadła trutkę na szczury", "poison"],
  ] as const)("[%s] %s", expectSign);

  test.each([
    ["de", "kein Blut im Stuhl, keine Atemnot"],
    ["en", "no blood, no trouble breathing"],
    ["pl", "bez krwi, bez duszności"],
  ] as const)("but it does deny what it is about: [%s] %s", expectNoSign);
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
  ] as const)("[%s] %s", expectNoSign);
});

test.each([
  ["de", "sie hat seit Mittag zweimal erbrochen"],
  ["de", "Unser Hund hustet seit heute früh immer mal"],
  ["en", "She has hardly eaten since noon but is bright"],
  ["pl", "od dziś rana dużo kicha"],
] as const)("a time of day raises no alarm: [%s] %s", expectNoAlarm);

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
  ] as const)("but not [%s] %s", expectAlarm);
});

describe("raises none", () => {
  test.each([
    ["en", "My dog is staying with us"],
    ["en", "his breath is smelling"],
    ["pl", "ładnie pachnie po kąpieli"],
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
  ] as const)("[%s] %s", expectNoAlarm);

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

describe("asks at least, and names the sign", () => {
  test.each([
    // eaten poison in a question, or named beside "he just ate five"
    ["en", "she ate chocolate should i worry?", "poison"],
    ["de", "er hat rosinen gefressen muss ich zum tierarzt", "poison"],
    ["pl", "właśnie zjadł winogrona, czy są trujące?", "poison"],
    ["de", "habe gelesen dass trauben giftig sind, sie hat gerade 10 trauben gefressen", "poison"],
    ["en", "can dogs eat grapes? he just ate five", "poison"],
    ["pl", "czy psy mogą jeść rodzynki, bo właśnie zjadł garść", "poison"],
    ["en", "he ate grapes, can he die?", "poison"],
    ["en", "he ate rat poison can he eat now", "poison"],
    ["de", "hat trauben gefressen, darf er jetzt noch was essen", "poison"],
    ["pl", "zjadł trutkę czy może umrzeć", "poison"],
    // a wrong dose of the dog's own medicine
    ["de", "hab ihm aus versehen die doppelte dosis insulin gespritzt", "poison"],
    ["en", "we both gave him his insulin, so he got it twice", "poison"],
    ["pl", "mąż też podał insulinę więc dostał dwa razy", "poison"],
    ["en", "gave too much insulin, 60 units", "poison"],
    ["en", "gave 6 units of insulin instead of 2", "poison"],
    ["de", "Insulin 6 IE, heute zittert er und ist wackelig", "collapse"],
    ["pl", "podwójna dawka insuliny", "poison"],
    ["de", "insulin 30 Einheiten zweimal", "poison"],
    ["en", "diabetic and just had a hypo", "collapse"],
    // after an anaesthetic, and a prolapse
    ["de", "wacht nach der narkose nicht auf", "collapse"],
    ["de", "kommt nach der kastration nicht zu sich", "collapse"],
    ["en", "hasnt woken up since the anaesthetic", "collapse"],
    ["pl", "nie wybudza się po narkozie", "collapse"],
    ["de", "Darm hängt am po raus", "trauma"],
    ["en", "prolapsed bowel", "trauma"],
    ["pl", "wyszło mu jelito z odbytu", "trauma"],
  ] as const)("[%s] %s", expectSign);
});

describe("neither warns nor asks", () => {
  test.each([
    ["de", "Giftköder hat er bestimmt keinen gefressen"],
    ["en", "our cat ate lily"],
    ["en", "our chocolate lab just ate his breakfast"],
    ["pl", "czekoladowy labrador zjadł dziś całą miskę"],
    ["en", "gave him his dinner twice by mistake"],
    ["pl", "dostaje insulinę dwa razy dziennie"],
    ["de", "ist nach der Narkose gut aufgewacht"],
    ["en", "he can't stand other dogs"],
    ["en", "he can't have chicken"],
    ["en", "can't have rimadyl"],
    ["en", "stopped giving her metacam"],
    ["en", "insulin 6 units"],
    ["en", "gets 8iu of insulin in the morning and evening"],
    ["de", "bekommt morgens und abends 8 IE Insulin"],
    ["de", "Caninsulin 2x 5 Einheiten"],
    ["pl", "insulina 6 jednostek"],
    ["pl", "caninsulin 4 j rano i wieczorem"],
    ["pl", "nie może jeść kurczaka"],
    ["pl", "nie może skakać przez dysplazję"],
    ["pl", "nie może się doczekać spaceru"],
    ["de", "kann andere hunde nicht ausstehen"],
  ] as const)("[%s] %s", expectNoSign);
});

describe("raises no alarm, but may ask", () => {
  test.each([
    // may the dog eat it
    ["en", "can she eat grapes"],
    ["en", "is he allowed grapes"],
    ["en", "can i give him raisins"],
    ["de", "kann er Trauben essen"],
    ["de", "darf er Weintrauben?"],
    ["pl", "czy ona może jeść winogrona?"],
    // another animal or a person
    ["de", "Die Katze kotzt dauernd"],
    ["de", "mein Mann ist zusammengebrochen"],
    ["de", "mein anderer hund hatte einen krampfanfall"],
    ["en", "the rabbit ate rat poison"],
    ["pl", "mój drugi pies miał drgawki"],
    ["pl", "jej mama miała skręt żołądka"],
    // long known
    ["de", "seit 2 jahren anfallsfrei"],
    ["en", "last seizure was in april"],
    ["en", "paralysed since birth"],
    ["pl", "ma stwierdzoną padaczkę"],
    ["pl", "padaczka: luminal"],
    ["pl", "padaczka, fenobarbital 2 razy dziennie"],
    ["pl", "paraliż tylnych łap od 3 lat, wózek"],
    // asleep, or on the lead
    ["de", "röchelt im schlaf, ist ein frenchie"],
    ["de", "röchelt beim ziehen, mops eben"],
    ["en", "breathing heavy while asleep"],
    ["pl", "dusi się na smyczy jak ciągnie"],
  ] as const)("[%s] %s", expectNoAlarm);

  test.each([
    ["de", "mein Mann sagt er ist zusammengebrochen"],
    ["de", "unsere hündin ist zusammengebrochen, die katze nicht"],
    ["de", "mein Mann und ich sind verzweifelt, Bello krampft seit 5 Minuten"],
    ["en", "my husband is driving, she is having a seizure"],
    ["pl", "mąż mówi że pies zjadł trutkę na szczury"],
    ["de", "hat epilepsie und krampft jetzt"],
    ["en", "seizure free since june but having one now"],
    ["en", "last seizure was 10 minutes ago"],
    ["pl", "ma padaczkę i znowu ma atak"],
    ["pl", "atak padaczki, luminal nie pomaga"],
    ["pl", "padaczka, luminal, teraz leży i ma drgawki"],
    ["de", "hat Epilepsie, liegt auf der Seite und rudert mit den Beinen"],
    ["de", "80 atemzüge im schlaf"],
    ["de", "kann nicht schlafen, atmet schwer"],
    ["de", "atmet auch im Schlaf sehr schnell"],
    ["en", "can't stand up"],
    ["pl", "nie może wstać"],
    ["de", "hat Rattengift gefressen und seitdem nicht gefressen"],
  ] as const)("but one all the same for [%s] %s", (language, text) => {
    expect(alarmsIn(text, language)).not.toEqual([]);
  });
});

test("quotes what was typed, where harmless words stand before it", () => {
  const [sign] = readText("Unser schokobrauner Labrador. Er hat Rattengift gefressen", "de").alarms;
  expect(sign?.words).toBe("Rattengift gefressen");
});

describe("asks at least, whatever is said beside it", () => {
  test.each<[Language, string, string]>([
    ["pl", "boję się, on nie oddycha", "breathing"],
    ["pl", "boje sie bo pies nie oddycha", "breathing"],
    ["de", "ich hab angst er atmet nicht mehr", "breathing"],
    ["en", "his mum says he isnt breathing", "breathing"],
    ["en", "his brother gave him chocolate cake", "poison"],
    ["pl", "nie zdazylam zareagowac polknal caly kolczyk", "foreign_body"],
    ["pl", "nikt nie zauwazyl ze polknal baterie", "poison"],
    ["pl", "nie chce panikowac pies pluje krwia", "bloody_gi"],
    ["de", "ich will keine panik machen er spuckt blut", "bloody_gi"],
    ["de", "als wir sie eben aus der box geholt haben hat sie gekrampft", "seizure"],
    ["en", "can dogs eat raisins because hes just had a box", "poison"],
    ["pl", "czy czekolada jest trujaca bo zjadl tabliczke", "poison"],
    ["pl", "kot rozlal borygo a pies to wylizal", "poison"],
    ["pl", "sasiada pies rozszarpal mu brzuch", "trauma"],
    ["pl", "ma żółte dziąsła", "gums"],
    ["de", "Insulin vorhin gespritzt, jetzt ist sie wackelig und schwach", "collapse"],
    ["de", "Verdacht auf Vergiftung nicht bestätigt aber auch nicht ausgeschlossen", "poison"],
    ["de", "i glaub er stirbt, is eiskalt", "puppy_not_eating"],
    ["de", "atmet schnell und schwer schlaeft im sitzen", "breathing"],
    ["en", "noisy breathing asleep and shouldn't be this fast", "breathing"],
    ["pl", "podejrzewam trutkę, ale wykluczyć nie mogę", "poison"],
    ["pl", "on nie oddycha szybko co robić", "breathing"],
    ["pl", "nigdy nie chorował lecz dostał padaczki i leży nieprzytomny", "collapse"],
  ])("[%s] %s", expectSign);
});

describe("finds nothing in", () => {
  test.each<[Language, string]>([
    ["de", "kriegt grad metacam und magenschutz wegen dem knie"],
    ["de", "kriegt grad die zweiten zähne"],
    ["de", "Verdacht auf Addison hat sich nicht bestätigt"],
    ["de", "er hasst den staubsauger und krampft sich immer ins sofa"],
    ["pl", "na wszelki wypadek pisze ze ma chore nerki"],
    ["pl", "boje sie skretu zoladka u doga"],
    ["en", "not breathing fast"],
    ["en", "he isn't breathing any faster than usual"],
    ["en", "His sister ate chocolate and was found dead"],
    ["en", "yellow tartar along the gums"],
    ["pl", "nie zdążył zjeść trutki, zabrałam mu"],
    ["pl", "jego siostra miała skręt żołądka mówi hodowca"],
  ])("[%s] %s", expectNoSign);

  test.each<[Language, string]>([
    ["de", "er schlaft und atmet dabei schnell und zuckt mit den pfoten"],
    ["pl", "leczymy padaczke"],
  ])("[%s] no alarm in %s", expectNoAlarm);
});

test.each([
  ["de", "Unsere Katze hat Durchfall", []],
  ["de", "Unsere Katze hat Durchfall und er auch", ["gi_upset"]],
  ["de", "Meine Frau sagt, er hustet seit Tagen", ["cough"]],
  ["de", "Fressen tut sie gut, aber sie wird dünner", ["weight_loss"]],
  ["de", "Das Fell wird dünner", []],
  ["de", "Meine Frau hat einen Knoten am Bauch ertastet", ["lump"]],
  ["de", "Mein zweiter Hund erbricht seit drei Tagen", ["gi_upset"]],
  ["en", "drinking like a horse since Monday", ["thirst"]],
  ["en", "My husband is worried because of weight loss", ["weight_loss"]],
  ["pl", "Córka zauważyła guzek na brzuchu Luny", ["lump"]],
  ["en", "My wife noticed he is limping", ["limping"]],
  ["pl", "Moja żona kaszle", []],
  ["pl", "Żona mówi, że kaszle od tygodnia", ["cough"]],
] as const)("[%s] signs for a visit in “%s”: %j", (language, text, signs) => {
  expect(readText(text, language).soon.map(({ id }) => id)).toEqual(signs);
});

test.each([
  ["de", "Er hustet, als ob etwas im Hals steckt.", [], ["foreign_body"]],
  ["en", "He coughs as if something is stuck in his throat", [], ["foreign_body"]],
  ["pl", "Kaszle po bieganiu, jakby coś mu utknęło w gardle.", [], ["foreign_body"]],
  ["de", "Er hustet plötzlich, als ob etwas im Hals steckt", ["foreign_body"], []],
  ["en", "He is coughing like a bone is stuck in his throat", ["foreign_body"], []],
  ["en", "he has something stuck in his throat and coughs", ["foreign_body"], []],
  ["en", "A needle is stuck in her throat and she is coughing like crazy", ["foreign_body"], []],
  ["en", "He is coughing as if a fish hook is stuck in his throat", ["foreign_body"], []],
  ["de", "Er hustet als ob ihm etwas im Hals steckt und wird immer schwächer", ["foreign_body"], []],
  ["pl", "Ma kamień w gardle i kaszle jakby chciał go zwymiotować", ["foreign_body"], []],
] as const)("[%s] a cough as if something were stuck is asked about: “%s”", (language, text, alarms, ask) => {
  const read = readText(text, language);
  expect([read.alarms.map(({ id }) => id), read.ask.map(({ id }) => id)]).toEqual([alarms, ask]);
});
