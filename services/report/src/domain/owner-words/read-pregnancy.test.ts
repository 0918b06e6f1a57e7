import { describe, expect, test } from "vitest";
import type { Language } from "@hundeblick/proto/language";
import { readOwnerWords } from "./read-owner-words.ts";

describe("pregnancy", () => {
  test.each<[Language, string, boolean]>([
    ["de", "Sie ist trächtig", true],
    ["de", "nicht trächtig", false],
    ["de", "scheinträchtig", false],
    ["de", "säugt gerade ihre Welpen", true],
    ["en", "she is pregnant", true],
    ["en", "a false pregnancy", false],
    ["en", "not pregnant", false],
    ["pl", "suka w ciąży", true],
    ["pl", "ciąża urojona", false],
    ["pl", "nie jest w ciąży", false],
    ["pl", "karmiąca", true],
    ["de", "mein Hund ist schwanger", true],
    ["de", "wir erwarten in drei Wochen Welpen von ihr", true],
    ["de", "sie bekommt Ende Mai ihre ersten Welpen", true],
    ["de", "sie kriegt bald Babys", true],
    ["de", "ist gedeckt worden", true],
    ["de", "ist nicht gedeckt worden", false],
    ["de", "wir erwarten einen Welpen", false],
    ["de", "sie bekommt Futter für Welpen", false],
    ["de", "sie bekommt Welpen Trockenfutter", false],
    ["de", "bekommt die junge Hündin auch Fisch?", false],
    ["de", "ob sie trächtig ist wissen wir nicht", false],
    ["de", "Meine Frau stillt", false],
    ["de", "Ich bin schwanger", false],
    ["de", "Wir erwarten Nachwuchs", false],
    ["de", "Ich bin gerade schwanger", false],
    ["de", "Welpen erwarten wir im Mai", true],
    ["de", "Einen Welpen erwarten wir", false],
    ["de", "Welpen erwarten wir nicht", false],
    ["de", "Welpen erwarten viel Aufmerksamkeit", false],
    ["de", "säugt 6 Welpen", true],
    ["en", "I am 7 months pregnant", false],
    ["en", "I am happy she is pregnant", true],
    ["en", "puppies are due in May", true],
    ["en", "feeding 8 pups", true],
    ["en", "feeding her eight puppies", true],
    ["en", "feeding pups food", false],
    ["pl", "karmi 6 szczeniąt", true],
    ["pl", "karmi sześć szczeniaków", true],
    ["pl", "karmi je karmą dla szczeniąt", false],
    ["pl", "szczenięta spodziewane w maju", true],
    ["pl", "jestem teraz w ciąży", false],
    ["de", "Sein Bedarf ist gedeckt", false],
    ["pl", "będzie miała małe problemy", false],
    ["en", "she's expecting a litter next month", true],
    ["en", "she is having her pups in 2 weeks", true],
    ["en", "she is due to have puppies in May", true],
    ["en", "due to whelp on Friday", true],
    ["en", "nursing a litter of five", true],
    ["en", "she is nursing her six new puppies", true],
    ["en", "she is nursing", true],
    ["en", "nursing a sore paw", false],
    ["en", "hes been nursing an injury", false],
    ["en", "she is nursing her back leg", false],
    ["en", "we are expecting a puppy", false],
    ["en", "not expecting any pups", false],
    ["en", "whether she is pregnant is unclear", false],
    ["en", "I'm pregnant", false],
    ["pl", "sunia oczekuje szczeniąt", true],
    ["pl", "będzie miała szczeniaki za dwa tygodnie", true],
    ["pl", "za miesiąc urodzi szczeniaki", true],
    ["pl", "spodziewamy się w maju szczeniąt", true],
    ["pl", "nie spodziewa się szczeniąt", false],
    ["pl", "nie wiem czy jest w ciąży", false],
    ["pl", "jestem w ciąży", false],
  ])("[%s] %s", (language, additionalInfo, pregnant) => {
    expect(readOwnerWords({ additionalInfo }, language).pregnant).toBe(pregnant);
  });

  test("the form's answer takes precedence, and a male is never pregnant", () => {
    expect(readOwnerWords({ pregnant: false, additionalInfo: "trächtig" }, "de").pregnant).toBe(false);
    expect(readOwnerWords({ pregnant: true }, "de").pregnant).toBe(true);
    expect(readOwnerWords({ sex: "male", additionalInfo: "trächtig" }, "de").pregnant).toBe(false);
  });
});
