import { describe, test } from "vitest";
import type { Language } from "@hundeblick/proto/language";
import { expectMedicines } from "../../../test/support/owner-texts.ts";

describe("a medicine without which it does not go", () => {
  test.each<[Language, string, string]>([
    ["de", "hat arthrose und ohne metacam geht nichts", "nsaid"],
    ["de", "ohne luminal hätte er ständig anfälle", "anticonvulsant"],
    ["en", "he cant walk without his metacam", "nsaid"],
    ["en", "without gabapentin hes a wreck", "sedative"],
    ["pl", "bez metacamu nie chodzi", "nsaid"],
  ])("[%s] is taken: %s", expectMedicines());

  test.each<[Language, string]>([
    ["de", "kommt ohne Metacam aus"],
    ["de", "Wir haben ihn ohne Metacam und er humpelt nicht mehr"],
    ["en", "fine without steroids and doesnt scratch"],
  ])("[%s] but not: %s", expectMedicines());
});

describe("a medicine that is only thought of", () => {
  test.each<[Language, string]>([
    ["de", "soll ich ihm schmerzmittel geben"],
    ["de", "tierarzt wollte ihm cortison geben wir haben abgelehnt"],
    ["de", "wir überlegen ob librela was für ihn wäre"],
    ["en", "could i give him an antihistamine for his itching"],
    ["en", "vet offered steroids we said no"],
    ["pl", "czy dac mu antybiotyk"],
    ["pl", "zastanawiamy sie nad librela"],
  ])("[%s] is not taken: %s", expectMedicines());

  test.each<[Language, string, string]>([
    ["de", "Soll ich ihm sein Luminal vor oder nach dem Fressen geben", "anticonvulsant"],
    ["de", "soll ich das cortison absetzen", "steroid"],
    ["de", "Braucht er sein Forthyron lebenslang?", "thyroid_hormone"],
    ["en", "Should I give his insulin before or after food", "insulin"],
    ["en", "on metacam and we refused surgery", "nsaid"],
    ["pl", "czy podawac luminal przed czy po jedzeniu", "anticonvulsant"],
    ["de", "nimmt metacam soll ich mir sorgen machen", "nsaid"],
    ["en", "on metacam should i worry", "nsaid"],
    ["en", "he is on apoquel could i add fish oil", "jak_inhibitor"],
  ])("[%s] but one beside the thought is: %s", expectMedicines());
});

test.each<[Language, string, string]>([
  ["de", "nimmt noch ne halbe kortison alle zwei tage", "steroid"],
  ["de", "bekommt ne halbe vetmedin morgens", "heart_medicine"],
])("[%s] a spoken “ne” is no Polish “nie”: %s", expectMedicines());

test.each<[Language, string]>([["pl", "antybiotyk skonczyl w marcu"]])(
  "[%s] a medicine that has ended: %s",
  expectMedicines(),
);
