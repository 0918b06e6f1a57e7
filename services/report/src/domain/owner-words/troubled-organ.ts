import type { Language } from "@hundeblick/proto/language";
import { steeringWords } from "../../data/owner-words.ts";
import type { Hit } from "../free-text/hit.ts";
import { perLanguage } from "../free-text/per-language.ts";
import { normalise } from "../free-text/tokenise.ts";
import { ownClause } from "./own-clause.ts";
import type { ParsedSentence } from "./parse-sentences.ts";
import { isStopped } from "./stopped-medicine.ts";
import { mentions, STEERING } from "./steering.ts";

/** Distance in words within which a word of trouble belongs to an organ. */
const NEAR = 4;
const COMPOUNDS = perLanguage((language) => steeringWords[language].compounds.map((part) => normalise(part, language)));

/** An organ beside a word of trouble, or named by its medicine, unless that was stopped ("Herztabletten abgesetzt"). */
export function isTroubled(hit: Hit, sentence: ParsedSentence, language: Language): boolean {
  const { trouble, forms } = STEERING[language];
  const { clause, place } = ownClause(hit, sentence);
  const [at = 0] = place;
  const parts = COMPOUNDS[language].filter((part) => clause[at]?.includes(part, 4));
  const near = [...clause.keys()].filter(
    (i) => i !== at && Math.abs(i - at) <= NEAR && !isLacking(i, clause, language),
  );
  const isMedicine = (word: string) => mentions(forms, [word]);
  const others = near.map((i) => clause[i] ?? "").filter((word) => !isMedicine(word));
  if (parts.some((part) => !isMedicine(part)) || mentions(trouble, others)) return true;
  const medicines = near.filter((i) => isMedicine(clause[i] ?? "") && trouble.at(clause, i) > 0);
  if (parts.length + medicines.length === 0) return false;
  return !isStopped(
    [at, ...medicines].toSorted((a, b) => a - b),
    clause,
  );
}

/** "Ohne Geräusche", "bez szmerów", "free of any problems". */
const isLacking = (at: number, clause: readonly string[], language: Language): boolean =>
  [1, 2, 3].some((length) => STEERING[language].lacking.at(clause, at - length) === length);

/** "Die Nieren sind nicht mehr die besten": a "not" that is no denial. */
export function isWorn(hit: Hit, sentence: ParsedSentence, language: Language): boolean {
  const { clause, place } = ownClause(hit, sentence);
  const behind = (place.at(-1) ?? 0) + 1;
  return clause.slice(behind, behind + NEAR).some((_, i) => STEERING[language].worn.at(clause, behind + i) > 0);
}

/** "Tabletten in Leberwurst", "Sternzeichen Krebs": the name is part of a phrase of that list. */
export const liesIn = (list: "food" | "noIllness", hit: Hit, { words }: ParsedSentence, language: Language): boolean =>
  words.some((_, i) => hit.some((at) => i <= at && at < i + STEERING[language][list].at(words, i)));
