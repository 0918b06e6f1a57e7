import type { Language } from "@hundeblick/proto/language";
import { conditions } from "../../data/medications.ts";
import { steeringWords } from "../../data/owner-words.ts";
import type { Hit } from "../free-text/hit.ts";
import { perLanguage } from "../free-text/per-language.ts";
import { normalise } from "../free-text/tokenise.ts";
import { mentions, STEERING } from "./steering.ts";
import { type ParsedSentence, parseSentences } from "./parse-sentences.ts";
import { findNames, vocabulary } from "./vocabulary.ts";

const NAMES = perLanguage((language) => ({
  illnesses: vocabulary(
    conditions.map(({ id, synonyms }) => ({ id, names: synonyms[language] })),
    language,
    6,
  ),
  organs: vocabulary(
    conditions.map(({ id, organs }) => ({ id, names: organs[language] })),
    language,
    4,
  ),
  compounds: steeringWords[language].compounds.map((part) => normalise(part, language)),
}));
/** Distance in words within which a word of trouble belongs to an organ. */
const NEAR = 4;
/** The only condition that can be over; all others persist. */
const PASSES = "surgery_soon";

/** Illnesses from all of the owner's texts; "Herz und Lunge ohne Befund" is none, "Herzprobleme" is one. */
export function readConditions(texts: readonly string[], language: Language): string[] {
  const found = texts
    .flatMap((text) => parseSentences(text, language))
    .flatMap((sentence) => conditionsIn(sentence, language));
  return [...new Set(found)];
}

function conditionsIn(sentence: ParsedSentence, language: Language): string[] {
  const { illnesses, organs } = NAMES[language];
  const ill = findNames(sentence.words, illnesses);
  const troubled = findNames(sentence.words, organs).filter(({ hit }) => isTroubled(hit, sentence, language));
  return [...ill, ...troubled].filter(({ id, hit }) => refersToThisDog(id, hit, sentence)).map(({ id }) => id);
}

function refersToThisDog(id: string, hit: Hit, { isNegated, asideOf }: ParsedSentence): boolean {
  const aside = asideOf(hit);
  return !isNegated(hit) && (aside === null || aside === "past") && !(aside === "past" && id === PASSES);
}

function isTroubled([at = 0]: Hit, { words, clauses }: ParsedSentence, language: Language): boolean {
  const word = words[at] ?? "";
  if (NAMES[language].compounds.some((part) => word.includes(part, 4))) return true;
  const near = words.filter((_, i) => i !== at && Math.abs(i - at) <= NEAR && clauses[i] === clauses[at]);
  return mentions(STEERING[language].trouble, near);
}
