import { LANGUAGES, type Language } from "@hundeblick/proto/language";
import { wordSet } from "@hundeblick/triage/word-set";
import { medications } from "../../data/medications.ts";
import { GRAMMAR } from "../free-text/grammar.ts";
import type { Hit } from "../free-text/hit.ts";
import { perLanguage } from "../free-text/per-language.ts";
import { wordsOf } from "../free-text/tokenise.ts";
import { type AnswerPart, partsOf } from "./answer-parts.ts";
import type { OwnerWords } from "./owner-words.ts";
import { leftOver, mentions, STEERING } from "./steering.ts";
import { isOfAnother } from "./other-subject.ts";
import { asWritten, isHarmful, named, type NamedMedicine } from "./named-medicine.ts";
import { isOwnersMedicine } from "./owners-medicine.ts";
import { ownClause } from "./own-clause.ts";
import { type ParsedSentence, parseSentences } from "./parse-sentences.ts";
import { goesOn, isStopped, onlyStops } from "./stopped-medicine.ts";
import { findNames, vocabulary } from "./vocabulary.ts";

/** Every language's names count, because names of medicines are international. */
const NAMES = medications.map(({ id, synonyms, brands }) => ({
  id,
  names: [...LANGUAGES.flatMap((language) => synonyms[language]), ...brands],
}));
const VOCABULARY = perLanguage((language) => vocabulary(NAMES, language, 6));

/** Medicines from the answer about medicines and from the free text. An unknown name in the answer is reported. */
export function readMedications(
  meds: string,
  info: string,
  language: Language,
): Pick<OwnerWords, "medications" | "unknownMedication"> {
  const all = partsOf(meds, language);
  const parts = all.filter(({ words }, i) => !onlyStops(words) && !onlyStops(all[i + 1]?.words ?? []));
  const known = parts.flatMap((part) => namedIn(part, language));
  const unknownMedication = parts.some((part) => isUnknown(part, known.length > 0, language));
  const taken = [...known, ...namedInText(info, language)];
  return {
    medications: taken.filter(({ id }, i) => taken.findIndex((other) => other.id === id) === i),
    unknownMedication,
  };
}

function namedIn({ text, words }: AnswerPart, language: Language): NamedMedicine[] {
  const { none } = STEERING[language];
  const found = findNames(words, VOCABULARY[language]);
  return found
    .filter(({ hit: [first = 0] }) => goesOn(words) || !mentions(none, words.slice(Math.max(0, first - 3), first)))
    .filter(({ id }) => !isOwnersMedicine({ clause: words, text: words, isPainkiller: isHarmful(id) }, language))
    .filter(({ hit }) => !isOfAnother(hit, { words, clauses: words.map(() => 0) }, language) && !isStopped(hit, words))
    .map(({ id }) => named(id, text));
}

function isUnknown(part: AnswerPart, othersKnown: boolean, language: Language): boolean {
  const { none, filler, forms, harmless } = STEERING[language];
  if (findNames(part.words, VOCABULARY[language]).length > 0 || mentions(none, part.words)) return false;
  if (leftOver(part.words, [filler, forms, harmless]).length > 0) return true;
  return mentions(forms, part.words) && !mentions(harmless, part.words) && !othersKnown;
}

function namedInText(info: string, language: Language): NamedMedicine[] {
  const text = wordsOf(info, language);
  const isOwners = (id: string, hit: Hit, sentence: ParsedSentence) =>
    isOwnersMedicine({ clause: ownClause(hit, sentence).clause, text, isPainkiller: isHarmful(id) }, language);
  return parseSentences(info, language).flatMap((sentence) =>
    findNames(sentence.words, VOCABULARY[language])
      .filter(({ id, hit }) => isTaken(id, hit, sentence, language) && !isOwners(id, hit, sentence))
      .map(({ id, hit: [first = 0] }) => named(id, asWritten(info, sentence.words[first] ?? "", language))),
  );
}

function isTaken(id: string, hit: Hit, sentence: ParsedSentence, language: Language): boolean {
  const { clause, place } = ownClause(hit, sentence);
  if (sentence.isNegated(hit) && !goesOn(clause) && !isNeeded(place, clause, language)) return false;
  if (!isHarmful(id) && isConsidered(place, clause, language)) return false;
  return !["past", "other"].includes(sentence.asideOf(hit) ?? "") && !isStopped(place, clause);
}

/** Begin a statement of its own. */
const REASONS = wordSet("weil da denn because as bo");

/** "Without metacam he can't walk": the "without" needs a second "no" in the same statement. */
function isNeeded([first = 0]: Hit, clause: readonly string[], language: Language): boolean {
  const { without, nothing, noLonger } = STEERING[language];
  const at = clause.findLastIndex((_, i) => i < first && without.at(clause, i) > 0);
  if (at < 0 || at < first - 2) return false;
  const rest = clause.slice(first + 1);
  const end = rest.findIndex((word) => GRAMMAR[language].and.has(word) || REASONS.has(word));
  const statement = end < 0 ? rest : rest.slice(0, end);
  return mentions(nothing, clause.slice(0, at)) || (mentions(nothing, statement) && !mentions(noLonger, statement));
}

/** "Should I give him steroids", "the vet offered steroids": had by no dog yet. */
function isConsidered([first = 0]: Hit, clause: readonly string[], language: Language): boolean {
  const { considered, forDog, goesOn: onward } = STEERING[language];
  if (mentions(onward, clause)) return false;
  return clause.some((_, i) => {
    const length = considered.at(clause, i);
    return length > 0 && i < first && leftOver(clause.slice(i + length, first), [forDog]).length === 0;
  });
}
