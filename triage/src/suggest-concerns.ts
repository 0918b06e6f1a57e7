import type { ConcernId } from "@hundeblick/proto/health/check-lists";
import type { Language } from "@hundeblick/proto/language";
import type { ConcernEntry } from "./concern.ts";
import { foldedWords } from "./fold.ts";
import { isFormOf } from "./word-forms.ts";

/** A concern an owner may mean, with the words of the text that say so; the owner confirms it. */
export type Suggestion = { id: ConcernId; words: string[] };

const MOST = 4;
/** Words that may stand between two words of a phrase: "frisst seit gestern nichts". */
const GAP = 3;
const NOT: Record<Language, ReadonlySet<string>> = {
  de: new Set(["kein", "keine", "keinen", "keinerlei", "ohne"]),
  en: new Set(["no", "without", "never"]),
  pl: new Set(["bez", "brak", "zadnych", "zadnej", "zadnego"]),
};

/**
 * Concerns that typed words speak of, the likeliest first, at most four. Knows other endings, missing accents and small
 * typos.
 */
export function suggestConcerns(text: string, language: Language, concerns: readonly ConcernEntry[]): Suggestion[] {
  const words = foldedWords(text);
  return prepared(concerns)
    .map(({ id, phrases }) => {
      const places = phrases.flatMap((phrase) => placesOf(phrase, words, language));
      const said = [...new Set(places)].sort((a, b) => a - b);
      return { id, words: said.map((at) => words[at] ?? ""), weight: weightOf(said, words) };
    })
    .filter(({ words: said }) => said.length > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map(({ id, words: said }) => ({ id, words: said }));
}

type Prepared = { id: ConcernId; phrases: string[][] }[];
const preparedLists = new WeakMap<readonly ConcernEntry[], Prepared>();

/** The phrases of a list as words, worked out once: suggestions are asked for while somebody types. */
function prepared(concerns: readonly ConcernEntry[]): Prepared {
  const done = preparedLists.get(concerns);
  if (done) return done;
  const phrases = concerns.map(({ id, ownerWords }) => ({ id, phrases: ownerWords.map(foldedWords) }));
  preparedLists.set(concerns, phrases);
  return phrases;
}

/** Long words say more than short ones. */
const weightOf = (places: readonly number[], words: readonly string[]): number =>
  places.reduce((sum, at) => sum + Math.min(words[at]?.length ?? 0, 10), 0);

/** Places of a phrase's words in the text, in order and close together; none when a "no" stands before them. */
function placesOf(phrase: readonly string[], words: readonly string[], language: Language): number[] {
  for (let start = 0; start < words.length; start += 1) {
    const places = follow(phrase, words, start, language);
    const before = words[start - 1];
    if (places && !(before !== undefined && NOT[language].has(before))) return places;
  }
  return [];
}

function follow(
  phrase: readonly string[],
  words: readonly string[],
  start: number,
  language: Language,
): number[] | null {
  const places: number[] = [];
  let at = start;
  for (const part of phrase) {
    const reach = places.length === 0 ? at + 1 : at + 1 + GAP;
    while (at < reach && !isFormOf(part, words[at] ?? "", language)) at += 1;
    if (at >= reach || at >= words.length) return null;
    places.push(at);
    at += 1;
  }
  return places;
}
