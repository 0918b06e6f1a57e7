import type { Language } from "@hundeblick/proto/language";
import type { PlacedWord } from "./fold.ts";
import { foldedWords } from "./fold.ts";
import { JOINING, NEGATIONS } from "./denial.ts";
import type { Spelling } from "./word-forms.ts";

/** Most words between those of a phrase: "frisst seit gestern nichts". */
const GAP = 5;

/** A phrase: alternatives for each of its parts, near each other; `negations`: indices of parts that are a "not". */
export type OwnerPhrase = { parts: Spelling[][]; negations: number[] };

/** Parses an entry of `ownerWords`: words by spaces, `a|b` either, `a*` prefix, `*a` suffix. */
export function toOwnerPhrase(text: string, language: Language): OwnerPhrase {
  const parts = text
    .replaceAll("-", " ")
    .split(" ")
    .map((part) => part.split("|").map(toSpelling));
  const negations = parts.flatMap((part, i) => (part.some((word) => NEGATIONS[language].has(word)) ? [i] : []));
  return { parts, negations };
}

function toSpelling(text: string): Spelling {
  const word = foldedWords(text).join("");
  return text.endsWith("*") ? `${word}*` : text.startsWith("*") ? `*${word}` : word;
}

/** Matches of a phrase: its words near each other in one clause, in any order; outside German a "not" comes first. */
export function placesOf(
  { parts, negations }: OwnerPhrase,
  words: readonly PlacedWord[],
  isWord: (spelling: Spelling, at: number) => boolean,
  language: Language,
): number[][] {
  const found: number[][] = [];
  const reach = parts.length - 1 + GAP;
  const fits = (part: number, at: number) => parts[part]?.some((spelling) => isWord(spelling, at)) ?? false;
  const isPart = (at: number) => parts.some((_, part) => fits(part, at));
  const isOrdered = (places: readonly number[]) =>
    language === "de" || negations.every((i) => (places[i] ?? 0) < (places[i + 1] ?? Infinity));
  for (let start = 0; start < words.length; start += 1) {
    let end = start;
    while (end + 1 < words.length && end < start + reach && words[end + 1]?.clause === words[start]?.clause) {
      if (negations.length > 0 && JOINING[language].has(words[end + 1]?.word ?? "") && !isPart(end + 1)) break;
      end += 1;
    }
    for (let first = 0; first < parts.length; first += 1) {
      const places = fits(first, start) ? placesFrom(parts.length, first, start, end, fits) : null;
      if (!places || !isOrdered(places)) continue;
      found.push(places.sort((a, b) => a - b));
      break;
    }
  }
  return found;
}

/** One position of each part, beginning with `first` at `start`. */
function placesFrom(
  parts: number,
  first: number,
  start: number,
  end: number,
  fits: (part: number, at: number) => boolean,
): number[] | null {
  const places: number[] = [];
  for (let part = 0; part < parts; part += 1) {
    let at = part === first ? start : start + 1;
    while (at <= end && (places.includes(at) || !fits(part, at))) at += 1;
    if (at > end) return null;
    places.push(at);
  }
  return places;
}
