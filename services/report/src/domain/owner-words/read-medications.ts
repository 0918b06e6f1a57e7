import { LANGUAGES, type Language } from "@hundeblick/proto/language";
import { medications } from "../../data/medications.ts";
import { perLanguage } from "../free-text/per-language.ts";
import { wordsOf } from "../free-text/tokenise.ts";
import { type AnswerPart, partsOf } from "./answer-parts.ts";
import type { OwnerWords } from "./owner-words.ts";
import { leftOver, mentions, STEERING } from "./steering.ts";
import { parseSentences } from "./parse-sentences.ts";
import { findNames, vocabulary } from "./vocabulary.ts";

type Named = OwnerWords["medications"][number];

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
  const parts = partsOf(meds, language);
  const known = parts.flatMap((part) => namedIn(part, language));
  const unknownMedication = parts.some((part) => isUnknown(part, known.length > 0, language));
  const all = [...known, ...namedInText(info, language)];
  return {
    medications: all.filter(({ id }, i) => all.findIndex((other) => other.id === id) === i),
    unknownMedication,
  };
}

function namedIn({ text, words }: AnswerPart, language: Language): Named[] {
  const { none } = STEERING[language];
  const found = findNames(words, VOCABULARY[language]);
  return found
    .filter(({ hit: [first = 0] }) => !mentions(none, words.slice(Math.max(0, first - 3), first)))
    .map(({ id }) => named(id, text));
}

function isUnknown(part: AnswerPart, othersKnown: boolean, language: Language): boolean {
  const { none, filler, forms, harmless } = STEERING[language];
  if (findNames(part.words, VOCABULARY[language]).length > 0 || mentions(none, part.words)) return false;
  if (leftOver(part.words, [filler, forms, harmless]).length > 0) return true;
  return mentions(forms, part.words) && !mentions(harmless, part.words) && !othersKnown;
}

function namedInText(info: string, language: Language): Named[] {
  return parseSentences(info, language).flatMap(({ words, isNegated, asideOf }) =>
    findNames(words, VOCABULARY[language])
      .filter(({ hit }) => !isNegated(hit) && !["past", "other"].includes(asideOf(hit) ?? ""))
      .map(({ id, hit: [first = 0] }) => named(id, asWritten(info, words[first] ?? "", language))),
  );
}

/** The owner's spelling of a normalised word. */
const asWritten = (text: string, word: string, language: Language): string =>
  text.split(/\s+/).find((token) => wordsOf(token, language).includes(word)) ?? word;

function named(id: string, text: string): Named {
  const entry = medications.find((medication) => medication.id === id);
  if (!entry) throw new Error(`unknown medicine: ${id}`);
  return { id, label: entry.label, text, ...(entry.warning && { warning: entry.warning }) };
}
