import { LANGUAGES, type Language } from "@hundeblick/proto/language";
import type { Hit } from "../free-text/hit.ts";
import { leftOver, mentions, STEERING } from "./steering.ts";

/** Most words from "soll" to "abgesetzt". */
const REACH = 4;

// the lists of all languages count, because the name of a medicine does not tell the language

/** True if a clause says that the medicine of a hit was stopped: "Cortison abgesetzt". */
export const isStopped = (hit: Hit, clause: readonly string[]): boolean =>
  LANGUAGES.some((language) => isStoppedIn(hit, clause, language));

/** True for "Cortison darf nicht abgesetzt werden", whose "not" does not deny the medicine. */
export const goesOn = (clause: readonly string[]): boolean =>
  LANGUAGES.some((language) => mentions(STEERING[language].goesOn, clause));

/** True for words that only stop the medicine before them: "Cortison (abgesetzt)". */
export const onlyStops = (words: readonly string[]): boolean =>
  LANGUAGES.some((language) => {
    const { stopped, noLonger, copulas } = STEERING[language];
    const isStop = mentions(stopped, words) || mentions(noLonger, words);
    return isStop && leftOver(words, [stopped, noLonger, copulas]).length === 0;
  });

function isStoppedIn(hit: Hit, clause: readonly string[], language: Language): boolean {
  const { stopped, noLonger, notYet, takenNow } = STEERING[language];
  const [first = 0, last = first] = [hit[0], hit.at(-1)];
  return clause.some((_, i) => {
    const length = Math.max(stopped.at(clause, i), noLonger.at(clause, i));
    if (length === 0 || mentions(notYet, clause.slice(Math.max(0, i - REACH), i))) return false;
    const between = i > last ? clause.slice(last + 1, i) : clause.slice(i + length, first);
    if (mentions(takenNow, between)) return false;
    // "humpelt mit Rimadyl nicht mehr", "rimadyl stopped helping": of a complaint, or of the effect
    return stopped.at(clause, i) > 0 || isSmall(i > last ? clause.slice(last + 1) : between, language);
  });
}

/** True without a word that says something of its own. */
function isSmall(words: readonly string[], language: Language): boolean {
  const { noLonger, filler, copulas, smallWords } = STEERING[language];
  return leftOver(words, [noLonger, filler, copulas, smallWords]).length === 0;
}
