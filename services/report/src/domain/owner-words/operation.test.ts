import { describe, test } from "vitest";
import type { Language } from "@hundeblick/proto/language";
import { expectConditions } from "../../../test/support/owner-texts.ts";

const NEXT_YEAR = new Date().getFullYear() + 1;

describe("an operation long done", () => {
  test.each<[Language, string]>([
    ["de", "Kastration 2020"],
    ["de", "Kreuzband-OP 2019 und 2021"],
    ["de", "Kniescheiben-OP 2018, seit gestern humpelt er"],
    ["de", "vor 3 Wochen operiert"],
    ["de", "Er hatte vor vielen Jahren eine OP am Ohr"],
    ["de", "Zahn-OP vor fünf Wochen"],
    ["de", "Er wurde am Bein operiert, als er zwei war"],
    ["de", "Kastration gut überstanden"],
    ["de", "OP am Auge ist alles gut verheilt"],
    ["de", "Kastration: ja"],
    ["en", "neutering 2020"],
    ["en", "operated three weeks ago"],
    ["en", "had surgery for a broken leg many years ago"],
    ["en", "had surgery on his leg when he was 2"],
    ["en", "cruciate surgery 2021, doing great"],
    ["en", "her spay went well"],
    ["en", "operation: yes"],
    ["pl", "operacja biodra w 2019 roku"],
    ["pl", "miała operację pięć miesięcy temu"],
    ["pl", "zabieg był dawno temu"],
    ["pl", "miał operację łapy jak miał 2 lata"],
    ["pl", "operacja przepukliny, wszystko się zagoiło"],
    ["pl", "sterylizacja: tak"],
  ])("[%s] is over: %s", expectConditions());

  test.each<[Language, string]>([
    ["de", `OP im Januar ${NEXT_YEAR}`],
    ["de", "vor zwei Wochen operiert"],
    ["de", "vor ein paar Wochen operiert"],
    ["de", "Kastration nächste Woche, Kreuzband-OP 2019"],
    ["de", "braucht eine OP, letzte Zahnreinigung 2019"],
    ["de", "OP gestern gut überstanden"],
    ["de", "OP gut überstanden, am Freitag kommen die Fäden raus"],
    ["en", `surgery in January ${NEXT_YEAR}`],
    ["en", "he had surgery two weeks ago"],
    ["en", "he needs surgery but is otherwise doing great"],
    ["en", "operation yesterday went well"],
    ["pl", "operacja dwa tygodnie temu"],
    ["pl", "czeka ją operacja, poprzednia w 2019"],
    ["pl", "operacja wczoraj, wszystko dobrze"],
  ])("[%s] is not one that is ahead or just done: %s", expectConditions("surgery_soon"));
});

describe("a verb of operating", () => {
  test.each<[Language, string]>([
    ["de", "vor 5 Tagen kastriert, Fäden drin"],
    ["de", "gestern wurde sie kastriert"],
    ["de", "bald wird er kastriert"],
    ["de", "frisch sterilisiert"],
    ["en", "spayed 4 days ago, stitches in"],
    ["en", "he got neutered last week"],
    ["en", "she is getting spayed on Monday"],
    ["pl", "sterylizowana 4 dni temu, szwy"],
    ["pl", "w piątek był wykastrowany"],
    ["pl", "jutro będzie kastrowany"],
  ])("[%s] counts with a time that is soon or recent: %s", expectConditions("surgery_soon"));

  test.each<[Language, string]>([
    ["de", "Er ist kastriert und hat seit 2 Tagen Durchfall"],
    ["de", "kastrierter Rüde hustet seit gestern"],
    ["de", "kastriert ist er noch nicht, heute müde"],
    ["de", "seit 3 Jahren kastriert"],
    ["en", "he is neutered and has had diarrhoea for 3 days"],
    ["en", "spayed female, sneezing since yesterday"],
    ["en", "neutered at 6 months"],
    ["pl", "wykastrowany, od wczoraj kaszle"],
    ["pl", "jeszcze nie sterylizowana"],
    ["pl", "operowany trzy tygodnie temu"],
  ])("[%s] is no operation now: %s", expectConditions());
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
  ])("[%s] is over: %s", expectConditions());

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
  ])("[%s] is ahead or just done: %s", expectConditions("surgery_soon"));
});
