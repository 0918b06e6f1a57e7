/** Longest text that is read, in characters. */
const LONGEST = 4_000;

/** Lower case, without accents, ß as ss, ä and ae both as a, so that spellings meet. */
function folded(text: string): string {
  return text
    .slice(0, LONGEST)
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ł", "l")
    .normalize("NFKD")
    .replace(/[\p{M}'’`]/gu, "")
    .replace(/([aou])e/g, "$1");
}

/** The words of a text, folded. */
export function foldedWords(text: string): string[] {
  return folded(text).match(/[a-z0-9]+/g) ?? [];
}

/** A folded word, and which sentence and clause of the text it stands in, both counted through the text. */
export type PlacedWord = { word: string; sentence: number; clause: number };

/** The words of a text, folded, each with its sentence and clause. */
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
