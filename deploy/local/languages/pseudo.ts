import { stringsIn } from "./text-records.ts";

const LETTERS: Readonly<Record<string, string>> = {
  a: "á",
  c: "ç",
  e: "é",
  i: "í",
  n: "ñ",
  o: "ó",
  s: "š",
  u: "ú",
  y: "ý",
};

/** A letter that only the made-up language writes in every word. */
export const PSEUDO = /[áçéíñóšúý]/;

/** What people read has a space or a capital; ids, locales, addresses and patterns have neither or look like those. */
const isText = (text: string): boolean =>
  (/\s/.test(text) || /^[A-Z][a-z]+(?:-[A-Z][a-z]+)*$/.test(text)) && !text.includes("://") && !text.startsWith("/");

/** Values, and what ICU messages choose by: `{n, plural, one {`, `} other {`. */
const SYNTAX_OR_LETTER = /\{\w+, ?\w+,[^{}]*\{|\}\s*=?\w+\s*\{|\{\{\w+\}\}|\{\w+\}|[a-z]/g;

/** English text with other letters, as long as before; what stands in for values stays as it is. */
export const pseudo = (text: string): string =>
  isText(text) ? text.replaceAll(SYNTAX_OR_LETTER, (part) => LETTERS[part] ?? part) : text;

/** A TypeScript file of English texts, its strings in other letters. */
export function pseudoSource(file: string, source: string): string {
  let result = source;
  for (const { from, to } of stringsIn(file, source).toReversed())
    result = result.slice(0, from) + pseudo(result.slice(from, to)) + result.slice(to);
  return result;
}
