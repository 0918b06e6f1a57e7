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

/** What people read has a space or a capital; ids, locales and addresses have neither or look like addresses. */
const isText = (text: string): boolean => (/\s/.test(text) || /^[A-Z][a-z]+$/.test(text)) && !text.includes("://");

/** English text with other letters, as long as before; values in braces stay as they are. */
export const pseudo = (text: string): string =>
  isText(text)
    ? text.replaceAll(/\{\{\w+\}\}|\{\w+\}|[a-z]/g, (part) => (part.length > 1 ? part : (LETTERS[part] ?? part)))
    : text;
