import { expect, test } from "vitest";
import type { Language } from "@hundeblick/proto/language";
import { expectAlarm, expectNoSign } from "../../../../test/support/owner-texts.ts";
import { readText } from "../read-text.ts";

test.each<[Language, string]>([
  ["de", "er hasst die Wespen und schnappt nach ihnen"],
  ["de", "Sie verfolgt im Garten jede Hummel"],
  ["en", "chasing wasps in the garden is his hobby"],
  ["pl", "goni osy"],
  ["pl", "łapie w ogrodzie osy"],
  ["de", "Er erstickt uns fast mit seinen Küssen"],
  ["en", "he smothers and suffocates us with kisses"],
  ["pl", "dusi nas pocałunkami"],
  ["en", "She can't breathe without me, proper velcro dog"],
  ["pl", "nie może beze mnie oddychać, przylepa"],
  ["de", "kann keine 5 Minuten allein sein"],
  ["en", "can't be left alone for five minutes"],
  ["pl", "nie może zostać sam nawet 5 minut"],
  ["de", "Er hat einen harten Schädel, stur"],
  ["en", "he has a hard head, stubborn"],
  ["pl", "twarda głowa, uparciuch"],
  ["de", "der Hund heißt Krampf"],
  ["en", "my puppy's name is Seizure"],
  ["pl", "suczka wabi się Trutka"],
  ["en", "she goes limp when I pick him up, like a ragdoll"],
  ["de", "wird ganz schlaff wenn man ihn hochhebt"],
  ["pl", "wiotczeje jak się go bierze na ręce"],
  ["de", "sie säugt noch die 6 Wochen alten Welpen"],
  ["en", "she is still nursing her six week old puppies"],
  ["pl", "karmi jeszcze 6-tygodniowe szczenięta"],
])("[%s] neither warns nor asks: %s", expectNoSign);

test.each<[Language, string, string]>([
  ["de", "Er jagt Wespen und wurde heute in die Zunge gestochen", "snake_sting"],
  ["en", "she chases bees and today her face swelled up", "face_swelling"],
  ["pl", "goni osy i dziś ma spuchnięty pysk", "face_swelling"],
  ["de", "er erstickt uns gerade, Hilfe", "breathing"],
  ["en", "she can't breathe", "breathing"],
  ["pl", "dusi się", "breathing"],
  ["de", "Er heißt Max und krampft seit 5 Minuten", "seizure"],
  ["pl", "wabi się Max i ma drgawki", "seizure"],
  ["en", "went limp when I picked her up", "collapse"],
  ["en", "could he choke, he just swallowed a bone", "foreign_body"],
  ["de", "könnte er ersticken, der Knochen steckt im Hals?", "foreign_body"],
  ["en", "got him a toy after our old dog collapsed", "collapse"],
  ["de", "Ein Stück Apfel ist im Hals, könnte sie ersticken?", "breathing"],
  ["de", "Sie hasst Wespen und wurde am Hals getroffen, Hals wird immer breiter", "snake_sting"],
  ["de", "Faden verschluckt, hängt hinten raus", "foreign_body"],
  ["en", "Could she choke, there is a piece of apple in her throat?", "breathing"],
  ["en", "he cant breathe without my help", "breathing"],
  ["en", "Ate a string, it came out hanging from his butt", "foreign_body"],
  ["pl", "Czy może się udusić? Nie oddycha, co robić?", "breathing"],
  ["pl", "Nie może bez nas oddychać", "breathing"],
])("[%s] raises an alarm: %s", expectAlarm);

test.each<[Language, string]>([
  ["de", "Stein gefressen und wieder ausgekackt"],
  ["en", "ate a sock and pooped it out"],
  ["pl", "zjadł kamień i wysrał"],
])("[%s] asks about what was swallowed and came out again: %s", (language, text) => {
  const { alarms, ask } = readText(text, language);
  expect([alarms, ask.map((sign) => sign.id)]).toEqual([[], ["foreign_body"]]);
});

test.each<[Language, string]>([
  ["de", "Stein gefressen, nicht ausgekackt"],
  ["en", "ate a sock, still has not passed it"],
  ["pl", "połknął kamień i jeszcze go nie wydalił"],
])("[%s] warns while it is still inside: %s", (language, text) => {
  expect(readText(text, language).alarms.map((sign) => sign.id)).toEqual(["foreign_body"]);
});
