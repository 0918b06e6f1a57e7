import type { ConcernId } from "@hundeblick/proto/health/check-lists";
import type { Language } from "@hundeblick/proto/language";
import { isNotNow, isOfAnother, isOwnBirth } from "./aside.ts";
import type { ConcernEntry } from "./concern.ts";
import { isDenied } from "./denial.ts";
import { fittingAge } from "./fitting-age.ts";
import { type PlacedWord, placedWords } from "./fold.ts";
import { exactWords } from "./look-alikes.ts";
import { type OwnerPhrase, placesOf, toOwnerPhrase } from "./owner-phrase.ts";
import { spellingIndex } from "./word-forms.ts";

/** A concern with the matching words of the text; the owner confirms it. */
type Suggestion = { id: ConcernId; words: string[] };

const MOST = 4;
/** Length from which longer words do not score higher. */
const LONG = 10;
/** Concerns that involve another animal or a person. */
const WITH_OTHERS: readonly ConcernId[] = ["aggression", "alone", "ate_something", "birth", "fear_noise", "wound_bite"];

/** At most four concerns of a text, likeliest first, that fit the age; tolerates inflections, accents and typos. */
export function suggestConcerns(
  text: string,
  language: Language,
  concerns: readonly ConcernEntry[],
  ageMonths?: number | null,
): Suggestion[] {
  const words = placedWords(text);
  const { list, spellingsOf } = prepared(concerns, language);
  const matches = words.map(({ word }) => spellingsOf(word));
  const isWord = (spelling: string, at: number) => matches[at]?.has(spelling) ?? false;
  // almost every phrase lacks a part somewhere in the text, which is found faster than its places
  const present = new Set(matches.flatMap((spellings) => [...spellings]));
  const isPresent = ({ parts }: OwnerPhrase) => parts.every((part) => part.some((spelling) => present.has(spelling)));
  const placed = list.map(({ id, phrases }) => ({
    id,
    phrases: phrases.filter(isPresent).map((phrase) => placesOf(phrase, words, isWord, language)),
  }));
  const isSaid = sayingIn(
    words,
    language,
    placed.flatMap(({ phrases }) => phrases.flat(2)),
  );
  const found = placed.flatMap(({ id, phrases }) => {
    const places = phrases.flatMap((phrase) => phrase.find((some) => isSaid(id, some)) ?? []);
    const said = [...new Set(places)].sort((a, b) => a - b).map((at) => words[at]?.word ?? "");
    return said.length > 0 ? [{ id, words: said, weight: weightOf(said) }] : [];
  });
  return fittingAge(found, words, language, ageMonths)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map(({ id, words: said }) => ({ id, words: said }));
}

/** Longer words are more specific. */
const weightOf = (said: readonly string[]): number => said.reduce((sum, word) => sum + Math.min(word.length, LONG), 0);

/** Whether a match is about this dog now and not negated; a "not" in `places` belongs to a complaint. */
function sayingIn(words: readonly PlacedWord[], language: Language, places: readonly number[]) {
  const spent = new Set(places);
  const notNow = new Set(
    [...Map.groupBy(words, ({ sentence }) => sentence)]
      .filter(([, some]) => isNotNow(some.map(({ word }) => word).join(" "), language))
      .map(([sentence]) => sentence),
  );
  return (id: ConcernId, at: readonly number[]): boolean => {
    const [first = 0] = at;
    if (isDenied(at, words, language, spent) || at.some((one) => isOwnBirth(one, words, language))) return false;
    if (id !== "puppy_start" && notNow.has(words[first]?.sentence ?? 0)) return false;
    return WITH_OTHERS.includes(id) || !isOfAnother(first, words, language);
  };
}

type Prepared = {
  list: { id: ConcernId; phrases: OwnerPhrase[] }[];
  spellingsOf: (word: string) => ReadonlySet<string>;
};
const preparedLists = new WeakMap<readonly ConcernEntry[], Prepared>();

/** Parsed phrases of a list, cached because suggestions are computed while typing. */
function prepared(concerns: readonly ConcernEntry[], language: Language): Prepared {
  const done = preparedLists.get(concerns);
  if (done) return done;
  const list = concerns.map(({ id, ownerWords }) => ({
    id,
    phrases: ownerWords.map((text) => toOwnerPhrase(text, language)),
  }));
  const spellings = list.flatMap(({ phrases }) => phrases.flatMap(({ parts }) => parts.flat()));
  const made = { list, spellingsOf: spellingIndex(spellings, language, exactWords(language)) };
  preparedLists.set(concerns, made);
  return made;
}
