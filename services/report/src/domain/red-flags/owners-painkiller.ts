import { LANGUAGES, type Language } from "@hundeblick/proto/language";
import { medications } from "../../data/medications.ts";
import { perLanguage } from "../free-text/per-language.ts";
import { wordSpans } from "../free-text/span.ts";
import { sentencesOf, wordsOf } from "../free-text/tokenise.ts";
import { isOwnersMedicine } from "../owner-words/owners-medicine.ts";
import { ownClause } from "../owner-words/own-clause.ts";
import { findNames, vocabulary } from "../owner-words/vocabulary.ts";

const PAINKILLERS = perLanguage((language) =>
  vocabulary(
    medications
      .filter(({ warning }) => warning)
      .map(({ id, synonyms, brands }) => ({
        id,
        names: [...LANGUAGES.flatMap((one) => synonyms[one]), ...brands],
      })),
    language,
    6,
  ),
);

/** The text with spaces over painkillers the owner takes or keeps, so that every position stays the same. */
export function withoutOwnersPainkillers(text: string, language: Language): string {
  const all = wordsOf(text, language);
  const places = sentencesOf(text, language).flatMap((sentence) =>
    findNames(sentence.words, PAINKILLERS[language])
      .map(({ hit }) => hit)
      .filter((hit) =>
        isOwnersMedicine({ clause: ownClause(hit, sentence).clause, text: all, isPainkiller: true }, language),
      )
      .flatMap((hit) => hit.map((i) => sentence.positions[i] ?? -1)),
  );
  if (places.length === 0) return text;
  const spans = wordSpans(text, language);
  return places.reduce((rest, place) => {
    const { from, to } = spans[place] ?? { from: 0, to: 0 };
    return rest.slice(0, from) + " ".repeat(to - from) + rest.slice(to);
  }, text);
}
