import { describe, test } from "vitest";
import type { Language } from "@hundeblick/proto/language";
import { expectConditions } from "../../../test/support/owner-texts.ts";

describe("an illness beside a question", () => {
  test.each<[Language, string, string]>([
    ["de", "Hat Epilepsie falls das wichtig ist", "epilepsy"],
    ["de", "Darf mein Hund mit Diabetes Obst essen", "diabetes"],
    ["de", "für den fall der fälle er hat epilepsie", "epilepsy"],
    ["en", "In case you need it he has a heart murmur grade 2", "heart_disease"],
    ["en", "can he have cheese with his pancreatitis", "pancreatitis"],
    ["en", "he was diagnosed epileptic to avoid fits we keep him calm", "epilepsy"],
    ["pl", "ma chore nerki czy moze jesc wolowine", "kidney_disease"],
    ["pl", "czy moze jesc ser przy zapaleniu trzustki", "pancreatitis"],
    ["pl", "w razie czego ma wade serca", "heart_disease"],
  ])("[%s] that takes it for granted is read: %s", expectConditions());

  test.each<[Language, string]>([
    ["de", "falls er mal Epilepsie hat"],
    ["de", "Wie wahrscheinlich ist Epilepsie beim Border Collie"],
    ["de", "was kann man gegen Arthrose vorbeugen"],
    ["en", "insurance in case he has epilepsy"],
    ["en", "what are the signs he has kidney disease"],
    ["pl", "jak zapobiec problemom z nerkami"],
    ["en", "how common is epilepsy in collies"],
    ["en", "is there a test for dcm"],
    ["pl", "jak czesta jest padaczka u borderow"],
  ])("[%s] that only asks is none: %s", expectConditions());
});

describe("what an earlier dog died of", () => {
  test.each<[Language, string]>([
    ["de", "unsere alte hündin ist an krebs gestorben jetzt haben wir einen welpen"],
    ["en", "our old lab died of cancer last year this ones fine"],
    ["en", "we lost our last one to kidney failure"],
    ["pl", "pozegnalismy poprzednia suczke przez nowotwor"],
  ])("[%s] is not this dog's: %s", expectConditions());

  test.each<[Language, string, string]>([
    ["de", "er ist fast an einer niereninsuffizienz gestorben", "kidney_disease"],
    ["de", "soll ich ihn wegen krebs einschläfern lassen", "cancer"],
    ["en", "he nearly died of pancreatitis", "pancreatitis"],
    ["en", "he lost weight due to kidney failure", "kidney_disease"],
    ["de", "Tierarzt rät zum Einschläfern lassen wegen Krebs", "cancer"],
    ["de", "Vorbesitzer verstorben Hund wegen Epilepsie abgegeben", "epilepsy"],
    ["en", "my mum passed away and I took in her dog with diabetes", "diabetes"],
    ["pl", "właściciel zmarł a pies choruje na padaczkę", "epilepsy"],
  ])("[%s] but what it nearly died of is: %s", expectConditions());
});
