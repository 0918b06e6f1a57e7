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

/** A letter that marks every word of the pseudo-language. */
export const PSEUDO = /[áçéíñóšúý]/;

/** Visible texts have a space or a capital; ids, locales, URLs and patterns do not, or match these. */
const isText = (text: string): boolean =>
  (/\s/.test(text) || /^[A-Z][a-z]+(?:-[A-Z][a-z]+)*$/.test(text)) && !text.includes("://") && !text.startsWith("/");

/** Parameters and selectors of ICU messages: `{n, plural, one {`, `} other {`. */
const SYNTAX_OR_LETTER = /\{\w+, ?\w+,[^{}]*\{|\}\s*=?\w+\s*\{|\{\{\w+\}\}|\{\w+\}|[a-z]/g;

/** English text with other letters and the same length; parameters stay. */
export const pseudo = (text: string): string =>
  isText(text) ? text.replaceAll(SYNTAX_OR_LETTER, (part) => LETTERS[part] ?? part) : text;

/** A TypeScript file of English texts with pseudo-localised strings. */
export function pseudoSource(file: string, source: string): string {
  let result = source;
  for (const { from, to } of stringsIn(file, source).toReversed())
    result = result.slice(0, from) + pseudo(result.slice(from, to)) + result.slice(to);
  return result;
}
