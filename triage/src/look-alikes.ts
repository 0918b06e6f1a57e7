import type { Language } from "@hundeblick/proto/language";
import { JOINING, NEGATIONS } from "./denial.ts";
import { wordSet } from "./word-set.ts";

/** Words that only look like an inflection or a misspelling of a search word: "horse" (hoarse), "deszcz" (dreszcz). */
const LOOK_ALIKES: Readonly<Record<Language, ReadonlySet<string>>> = {
  de: wordSet(
    "entwurmt feurwehr geburtstag heissen heisst hinter knallorange leinenpflicht runden schere schlittert schnuffelteppich shampoo trage tragen tragt wirft",
  ),
  en: wordSet("bits blinds car favourite flavour heating heavy horse mat mats padding thing things thirteen thirty"),
  pl: wordSet("czwartek czwartku deszcz deszczem deszczu grozne groznie pokazuje przy trzy tylko"),
};

/** Folded words that match a search word only letter by letter. */
export const exactWords = (language: Language): ReadonlySet<string> =>
  new Set([...NEGATIONS[language], ...JOINING[language], ...LOOK_ALIKES[language]]);
