import type { Language } from "@hundeblick/proto/language";
import { conditions } from "../../data/medications.ts";
import type { Hit } from "../free-text/hit.ts";
import { perLanguage } from "../free-text/per-language.ts";
import { hasGoodResult } from "./good-result.ts";
import { isOperatedSoonOrRecently, isOver } from "./operation.ts";
import { isOfDead } from "./cause-of-death.ts";
import { isOfAnother } from "./other-subject.ts";
import { ownClause } from "./own-clause.ts";
import { isRefuted } from "./refuted.ts";
import { isStated } from "./stated-illness.ts";
import { spelledOut } from "./spelled-out.ts";
import { mentions, STEERING } from "./steering.ts";
import { goesOn } from "./stopped-medicine.ts";
import { isTroubled, isWorn, liesIn } from "./troubled-organ.ts";
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
}));
/** The only condition that can be over; all others persist. */
const PASSES = "surgery_soon";

/** Illnesses from all of the owner's texts; "Herz und Lunge ohne Befund" is none, "Herzprobleme" is one. */
export function readConditions(texts: readonly string[], languages: readonly Language[]): string[] {
  const [page = "de"] = languages;
  const written = spelledOut(texts, page);
  const found = languages.flatMap((language) =>
    written
      .flatMap((text) => parseSentences(text, language))
      .flatMap((sentence) => conditionsIn(sentence, language, languages)),
  );
  return [...new Set(found)];
}

/** Names may be of any language ("DCM frei"), so what one of `languages` says about a hit counts in all. */
function conditionsIn(sentence: ParsedSentence, language: Language, languages: readonly Language[]): string[] {
  const { illnesses, organs } = NAMES[language];
  const isGood = (hit: Hit, isOrgan: boolean) =>
    languages.some((one) => hasGoodResult(hit, isOrgan, sentence, one) || isRefuted(hit, sentence, one));
  const ill = findNames(sentence.words, illnesses).filter(
    ({ hit }) => !isGood(hit, false) && !languages.some((one) => liesIn("noIllness", hit, sentence, one)),
  );
  const troubled = findNames(sentence.words, organs).filter(
    ({ hit }) =>
      (isTroubled(hit, sentence, language) || isWorn(hit, sentence, language)) &&
      !liesIn("food", hit, sentence, language) &&
      !isGood(hit, true),
  );
  const isPast = (hit: Hit) => languages.some((one) => isOver(hit, sentence, one));
  const named = [...ill, ...troubled]
    .filter(({ hit }) => !languages.some((one) => isOfAnother(hit, sentence, one) || isOfDead(hit, sentence, one)))
    .filter(({ id, hit }) => refersToThisDog(id, hit, sentence, language) && !(id === PASSES && isPast(hit)))
    .map(({ id }) => id);
  return isOperatedSoonOrRecently(sentence, language) ? [...named, PASSES] : named;
}

function refersToThisDog(id: string, hit: Hit, sentence: ParsedSentence, language: Language): boolean {
  const aside = sentence.asideOf(hit);
  const isDenial = !goesOn(ownClause(hit, sentence).clause) && !isWorn(hit, sentence, language);
  if (sentence.isNegated(hit) && isDenial) return false;
  if (isAskedFor(hit, sentence, language)) return false;
  if (aside === "hypothetical") return isStated(hit, sentence, language);
  return (aside === null || aside === "past") && !(aside === "past" && id === PASSES);
}

/** "How common is epilepsy in collies". */
function isAskedFor(hit: Hit, sentence: ParsedSentence, language: Language): boolean {
  const { clause, place } = ownClause(hit, sentence);
  return mentions(STEERING[language].risk, clause.slice(0, place[0] ?? 0));
}
