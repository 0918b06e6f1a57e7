import type { Language } from "@hundeblick/proto/language";
import { allergies } from "../../data/medications.ts";
import { perLanguage } from "../free-text/per-language.ts";
import { type AnswerPart, partsOf } from "./answer-parts.ts";
import type { OwnerWords } from "./owner-words.ts";
import { leftOver, mentions, STEERING } from "./steering.ts";
import { type ParsedSentence, parseSentences } from "./parse-sentences.ts";
import { findNames, vocabulary } from "./vocabulary.ts";

const VOCABULARY = perLanguage((language) =>
  vocabulary(
    allergies.map(({ id, synonyms }) => ({ id, names: synonyms[language] })),
    language,
    4,
  ),
);
/** Allergens from the answer about allergies ("no chicken" counts too), and from sentences about an allergy. */
export function readAllergies(
  answer: string,
  info: string,
  language: Language,
): Pick<OwnerWords, "allergies" | "unknownAllergies"> {
  const parts = partsOf(answer, language).filter((part) => !deniesAllergy(part, language));
  const ids = (words: readonly string[]) => findNames(words, VOCABULARY[language]).map(({ id }) => id);
  const fromText = parseSentences(info, language).flatMap((sentence) => allergyWords(sentence, language).flatMap(ids));
  return {
    allergies: [...new Set([...parts.flatMap(({ words }) => ids(words)), ...fromText])],
    unknownAllergies: parts.filter((part) => isUnknown(part, language)).map(({ text }) => text.slice(0, 60)),
  };
}

/** "keine Allergie gegen Huhn": the word after the "no" is the allergy itself. */
function deniesAllergy({ words }: AnswerPart, language: Language): boolean {
  const { none, allergyCues } = STEERING[language];
  return words.some((_, i) => none.at(words, i) === 1 && allergyCues.at(words, i + 1) === 1);
}

function isUnknown({ words }: AnswerPart, language: Language): boolean {
  const { none, filler, forms } = STEERING[language];
  return (
    findNames(words, VOCABULARY[language]).length === 0 &&
    !mentions(none, words) &&
    leftOver(words, [filler, forms]).length > 0
  );
}

/**
 * The clause with the word of allergy, and the following ones that continue its list ("gegen Rind, Milch und Soja").
 */
function allergyWords({ words, clauses, isNegated, asideOf }: ParsedSentence, language: Language): string[][] {
  const { allergyCues } = STEERING[language];
  const clause = (n: number) => words.filter((_, i) => clauses[i] === n);
  return words.flatMap((_, at) => {
    const length = allergyCues.at(words, at);
    if (length === 0 || asideOf([at]) === "other" || (length === 1 && isNegated([at]))) return [];
    const found = [clause(clauses[at] ?? 0)];
    for (let n = (clauses[at] ?? 0) + 1; isList(clause(n), language); n += 1) found.push(clause(n));
    return found;
  });
}

function isList(words: readonly string[], language: Language): boolean {
  const { separators, filler } = STEERING[language];
  const named = new Set(findNames(words, VOCABULARY[language]).flatMap(({ hit }) => hit));
  return (
    named.size > 0 &&
    leftOver(
      words.filter((_, i) => !named.has(i)),
      [separators, filler],
    ).length === 0
  );
}
