import type { Language } from "@hundeblick/proto/language";
import { conditions } from "../../data/medications.ts";
import { steeringWords } from "../../data/owner-words.ts";
import type { Hit } from "../free-text/hit.ts";
import { perLanguage } from "../free-text/per-language.ts";
import { normalise } from "../free-text/tokenise.ts";
import { hasGoodResult } from "./good-result.ts";
import { isOperatedSoonOrRecently, isOver } from "./operation.ts";
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
export function readConditions(texts: readonly string[], languages: readonly Language[]): string[] {
  const found = languages.flatMap((language) =>
    texts
      .flatMap((text) => parseSentences(text, language))
      .flatMap((sentence) => conditionsIn(sentence, language, languages)),
  );
  return [...new Set(found)];
}

/** "DCM frei" may be of any language, so a good result in one of `languages` counts in all. */
function conditionsIn(sentence: ParsedSentence, language: Language, languages: readonly Language[]): string[] {
  const { illnesses, organs } = NAMES[language];
  const isGood = (hit: Hit, isOrgan: boolean) => languages.some((one) => hasGoodResult(hit, isOrgan, sentence, one));
  const ill = findNames(sentence.words, illnesses).filter(({ hit }) => !isGood(hit, false));
  const troubled = findNames(sentence.words, organs).filter(
    ({ hit }) => isTroubled(hit, sentence, language) && !isEaten(hit, sentence, language) && !isGood(hit, true),
  );
  const isPast = (hit: Hit) => languages.some((one) => isOver(hit, sentence, one));
  const named = [...ill, ...troubled]
    .filter(({ id, hit }) => refersToThisDog(id, hit, sentence) && !(id === PASSES && isPast(hit)))
    .map(({ id }) => id);
  return isOperatedSoonOrRecently(sentence, language) ? [...named, PASSES] : named;
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

/** "Tabletten in Leberwurst": the liver is food. */
const isEaten = (hit: Hit, { words }: ParsedSentence, language: Language): boolean =>
  words.some((_, i) => hit.some((at) => i <= at && at < i + STEERING[language].food.at(words, i)));
