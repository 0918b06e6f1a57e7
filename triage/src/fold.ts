/** Longest text that is read, in characters. */
const LONGEST = 4_000;

/** The words of a text: lower case, without accents, ß as ss, ä and ae both as a, so that spellings meet. */
export function foldedWords(text: string): string[] {
  const plain = text
    .slice(0, LONGEST)
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ł", "l")
    .normalize("NFKD")
    .replace(/[\p{M}'’`]/gu, "")
    .replace(/([aou])e/g, "$1");
  return plain.match(/[a-z0-9]+/g) ?? [];
}
