/** Longest text that is read, in characters. */
const MAX_LENGTH = 4_000;

/** Lower case, without accents, ß as ss, ä and ae both as a, so that spellings match. */
function folded(text: string): string {
  return text
    .slice(0, MAX_LENGTH)
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ł", "l")
    .normalize("NFKD")
    .replace(/[\p{M}'’`]/gu, "")
    .replace(/([aou])e/g, "$1");
}

export function foldedWords(text: string): string[] {
  return folded(text).match(/[a-z0-9]+/g) ?? [];
}

/** A folded word with the indices of its sentence and clause in the text. */
export type PlacedWord = { word: string; sentence: number; clause: number };

export function placedWords(text: string): PlacedWord[] {
  const words: PlacedWord[] = [];
  let [sentence, clause] = [0, 0];
  for (const [token] of folded(text).matchAll(/[a-z0-9]+|[.!?\n;]+(?=\s|$)|[,:()–—]|\s-\s/g)) {
    if (/^[a-z0-9]/.test(token)) words.push({ word: token, sentence, clause });
    else {
      clause += 1;
      if (/^[.!?\n;]/.test(token)) sentence += 1;
    }
  }
  return words;
}
