import { KeywordLibrary } from "@hundeblick/proto/http/admin/marketplace";

/** Id of the top keywords; no category has it. */
export const TOP = "";

export const toLines = ({ categories, top }: KeywordLibrary, id: string): string =>
  (id === TOP ? top : (categories.find((one) => one.id === id)?.phrases ?? [])).join("\n");

/** The library with the input for one category: one phrase per line, ignoring blank lines. */
export function withPhrases(library: KeywordLibrary, id: string, text: string): KeywordLibrary {
  const phrases = text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  return id === TOP
    ? { ...library, top: phrases }
    : { ...library, categories: library.categories.map((one) => (one.id === id ? { ...one, phrases } : one)) };
}

/** Appends an empty category; returns its id. */
export function withCategory(library: KeywordLibrary): { library: KeywordLibrary; id: string } {
  const taken = new Set(library.categories.map((one) => one.id));
  let n = library.categories.length + 1;
  while (taken.has(`category-${n}`)) n += 1;
  const id = `category-${n}`;
  return { library: { ...library, categories: [...library.categories, { id, name: "", phrases: [] }] }, id };
}

export const withoutCategory = (library: KeywordLibrary, id: string): KeywordLibrary => ({
  ...library,
  categories: library.categories.filter((one) => one.id !== id),
});

/** Problems of a library, a sentence each, with the category's name; at most five. */
export function findMistakes(library: KeywordLibrary): string[] {
  const read = KeywordLibrary.safeParse(library);
  if (read.success) return [];
  return [
    ...new Set(
      read.error.issues.map(({ path, message }) => {
        const [list, at, field] = path;
        if (list === "top") return "The top keywords must be exactly 20 different phrases.";
        const name = typeof at === "number" ? library.categories[at]?.name || "A category without a name" : undefined;
        if (name === undefined) return `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
        return field === "phrases" && path.length === 3
          ? `${name} needs 9 to 90 phrases.`
          : `${name} has a name or a phrase that does not fit.`;
      }),
    ),
  ].slice(0, 5);
}
