import type { Language } from "@hundeblick/proto/language";
import { wordSet } from "@hundeblick/triage/word-set";
import { wordsOf } from "../free-text/tokenise.ts";

/** More units in one dose are asked about. */
const MAX_UNITS = 20;
/** Normalised; all that a usual dose is told with. */
const DOSE: Readonly<Record<Language, ReadonlySet<string>>> = {
  de: wordSet(
    "diabetes diabetiker diabetikerin insulin caninsulin vetsulin prozinc bekommt kriegt braucht er sie je jeweils und am zum in der fruh ie i e einheit einheiten einmal zweimal mal x taglich tag pro morgens abends mittags nachts alle stunden std h",
  ),
  en: wordSet(
    "diabetes diabetic insulin caninsulin vetsulin prozinc gets takes needs on is he she hes shes shot shots injection injections of and in the at each every a per day daily unit units iu u once twice times x morning mornings evening evenings night am pm hours hrs h",
  ),
  pl: wordSet(
    "cukrzyca cukrzyk insulina insuline insuliny caninsulin vetsulin prozinc dostaje bierze zastrzyk zastrzyki i po na w co rano wieczorem dziennie dobe jednostka jednostki jednostek jedn j iu raz razy dwa x codziennie godzin godz h",
  ),
};

/** "Twice" without "a day" may be a dose given twice. */
const TWICE = wordSet("zweimal twice dwa");
const DAILY = wordSet(
  "taglich tag morgens abends mittags fruh day daily morning evening night am pm dziennie dobe rano wieczorem",
);

/** A text of nothing but insulin and its usual dose: "insulin 6 units, morning and evening". */
export function isEverydayInsulin(text: string, language: Language): boolean {
  const words = wordsOf(text, language).flatMap((word) => word.match(/\d+|[a-z]+/g) ?? []);
  const isUsual = (word: string) => (/^\d/.test(word) ? Number(word) <= MAX_UNITS : DOSE[language].has(word));
  const isTwiceForOnce = words.some((word) => TWICE.has(word)) && !words.some((word) => DAILY.has(word));
  return !isTwiceForOnce && words.some((word) => /insulin|prozinc|vetsulin/.test(word)) && words.every(isUsual);
}
