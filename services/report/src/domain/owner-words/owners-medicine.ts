import { LANGUAGES, type Language } from "@hundeblick/proto/language";
import { mentions, STEERING } from "./steering.ts";

/** `isPainkiller`: one for people, which harms dogs, so that a word about its place or its danger counts as well. */
type Named = { clause: readonly string[]; text: readonly string[]; isPainkiller: boolean };

/**
 * True for "I take ibuprofen", "Ibuprofen liegt im Schrank" or "ibuprofen is toxic to dogs": the dog has had none.
 * Never in a text in which something was eaten or given. The lists of all languages count, as names of medicines do.
 */
export function isOwnersMedicine({ clause, text, isPainkiller }: Named, language: Language): boolean {
  const isSaid = (list: "ownTake" | "stored" | "harms" | "hadSome" | "swallowed", words = clause) =>
    LANGUAGES.some((one) => mentions(STEERING[one][list], words));
  if (isSaid("swallowed", text) || isSaid("hadSome")) return false;
  const { dogSubject, thisDog, copulas } = STEERING[language];
  const isQuestion = LANGUAGES.some((one) => STEERING[one].asks.at(clause, 0) > 0);
  if (isPainkiller && isSaid("harms")) return mentions(copulas, clause) && !isQuestion && !mentions(dogSubject, clause);
  return !mentions(thisDog, clause) && (isSaid("ownTake") || (isPainkiller && isSaid("stored")));
}
