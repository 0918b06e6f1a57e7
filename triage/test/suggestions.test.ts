import { expect, test } from "vitest";
import { LANGUAGES } from "@hundeblick/proto/language";
import { allConcerns } from "../src/all-concerns.ts";
import { concernEntryIn } from "../src/concern.ts";
import { suggestConcerns } from "../src/suggest-concerns.ts";

const plain = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("ł", "l");
/** Wordings of an entry of `ownerWords`: each alternative of each part once. */
const wordingsOf = (entry: string): string[] => {
  const parts = entry.split(" ").map((part) => part.replaceAll("*", "").split("|"));
  return parts.flatMap((words, i) =>
    words.map((word) => parts.map((others, j) => (i === j ? word : others[0])).join(" ")),
  );
};
/** Swaps two letters in the middle of each long word. */
const slipped = (text: string): string => text.replace(/(\p{L}{3})(\p{L})(\p{L})(?=\p{L}{2})/gu, "$1$3$2");

for (const language of LANGUAGES) {
  const concerns = allConcerns.map((concern) => concernEntryIn(concern, language));
  const wordings = concerns.map(({ id, ownerWords }) => ({ id, phrases: ownerWords.flatMap(wordingsOf) }));
  const misses = (spoil: (phrase: string) => string): string[] =>
    wordings.flatMap(({ id, phrases }) =>
      phrases
        .filter((phrase) => !suggestConcerns(spoil(phrase), language, concerns).some((found) => found.id === id))
        .map((phrase) => `${id}: ${spoil(phrase)}`),
    );

  test(`${language}: every phrase of a concern suggests it, with and without accents`, () => {
    expect(misses((phrase) => phrase)).toEqual([]);
    expect(misses((phrase) => plain(phrase).toUpperCase())).toEqual([]);
  });

  test(`${language}: a typo in its only long word rarely hides it`, () => {
    const all = wordings.flatMap(({ phrases }) => phrases).filter((phrase) => slipped(phrase) !== phrase);
    const missed = misses((phrase) => (slipped(phrase) === phrase ? phrase : slipped(phrase)));
    expect(missed.length / all.length).toBeLessThan(0.15);
  });

  test(`${language}: a concern's name suggests it`, () => {
    const missed = concerns.filter(
      ({ id, asked, name }) =>
        !suggestConcerns(`${name}. ${asked}`, language, concerns).some((found) => found.id === id),
    );
    expect(missed.map(({ id, asked }) => `${id}: ${asked}`)).toEqual([]);
  });
}
