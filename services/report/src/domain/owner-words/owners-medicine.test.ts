import { describe, expect, test } from "vitest";
import type { Language } from "@hundeblick/proto/language";
import { expectMedicines } from "../../../test/support/owner-texts.ts";
import { readEmergency } from "../read-emergency.ts";
import { readText } from "../red-flags/read-text.ts";
import { readOwnerWords } from "./read-owner-words.ts";

const HARMLESS: [Language, string][] = [
  ["de", "Ich nehme selbst Ibuprofen"],
  ["de", "Gegen Kopfschmerzen nehme ich Paracetamol"],
  ["de", "Ibuprofen liegt bei uns im Schrank"],
  ["de", "Aspirin haben wir nur in der Hausapotheke"],
  ["de", "Ich weiß dass Ibuprofen giftig für Hunde ist"],
  ["en", "I take ibuprofen for my back"],
  ["en", "I'm on aspirin myself"],
  ["en", "we keep paracetamol in the drawer"],
  ["en", "there is ibuprofen in the cupboard"],
  ["en", "I know ibuprofen is toxic to dogs"],
  ["pl", "biorę ibuprofen"],
  ["pl", "ja biorę paracetamol na plecy"],
  ["pl", "apap jest w szafce"],
  ["pl", "ibuprofen leży w szufladzie"],
  ["pl", "wiem że ibuprofen jest trujący dla psów"],
];

test.each(HARMLESS)("[%s] a painkiller the dog has not had is no emergency: %s", (language, text) => {
  expect(readEmergency({ additionalInfo: text }, language)).toBeNull();
  expect(readEmergency({ meds: text }, language)).toBeNull();
  expect(readText(text, language)).toMatchObject({ alarms: [], ask: [] });
  expect(readOwnerWords({ additionalInfo: text }, language).medications).toEqual([]);
});

test.each<[Language, string]>([
  ["de", "Ich nehme Ibuprofen, er hat die Packung gefressen"],
  ["de", "Ich nehme Ibuprofen. Er hat die Packung zerkaut"],
  ["de", "Ich nehme Ibuprofen und jetzt ist eine Tablette weg"],
  ["de", "Er hat das Ibuprofen aus dem Schrank gefressen"],
  ["de", "Er kam an den Schrank mit Ibuprofen"],
  ["de", "Ich gab ihm Ibuprofen"],
  ["de", "Ist Ibuprofen giftig? Er hat eine gefressen"],
  ["de", "bekommt Ibuprofen obwohl es giftig ist"],
  ["de", "Ibuprofen ist giftig! Mein Hund hat davon gekostet"],
  ["de", "Paracetamol giftig"],
  ["en", "I take ibuprofen and he chewed the packet"],
  ["en", "I take aspirin and Max had some"],
  ["en", "he got ibuprofen from the cupboard"],
  ["en", "is the ibuprofen he ate toxic"],
  ["en", "is ibuprofen toxic to dogs"],
  ["en", "he is on aspirin"],
  ["en", "paracetamol is toxic to dogs, help"],
  ["pl", "biorę ibuprofen, a on zjadł opakowanie"],
  ["pl", "zjadł apap z szafki"],
  ["pl", "dałam mu apap"],
  ["pl", "dostał ibuprofen, wiem że trujący"],
  ["de", "Ich nehme Ibuprofen, Blister zerfetzt auf dem Teppich"],
  ["de", "Paracetamol war in der Schublade, jetzt überall verstreut"],
  ["en", "I take ibuprofen and popped one in his food"],
  ["en", "Ibuprofen was in the cupboard, now it is all over the floor"],
  ["pl", "Paracetamol był w szufladzie, teraz porozrzucany po podłodze"],
])("[%s] one it may have had is: %s", (language, additionalInfo) => {
  expect(readEmergency({ additionalInfo }, language)?.[language].flags).toMatchObject([{ id: "poison" }]);
});

describe("a medicine the owner takes", () => {
  test.each<[Language, string]>([
    ["de", "Ich nehme Cortison"],
    ["en", "I take prednisone"],
    ["pl", "zażywam encorton"],
  ])("[%s] is not the dog's: %s", expectMedicines());

  test.each<[Language, string, string]>([
    ["de", "Ich nehme Metacam für ihn", "nsaid"],
    ["de", "Das Insulin steht im Schrank", "insulin"],
    ["en", "I use apoquel for my dog", "jak_inhibitor"],
    ["en", "on rimadyl, I know it is toxic in high doses", "nsaid"],
    ["pl", "insulina jest w szafce", "insulin"],
  ])("[%s] but this one is: %s", expectMedicines());
});

test("other words of the text count all the same", () => {
  const { alarms } = readText("I take ibuprofen for my back and she is having a seizure right now", "en");
  expect(alarms.map(({ id }) => id)).toEqual(["seizure"]);
});
