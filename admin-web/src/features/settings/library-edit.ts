import { KeywordLibrary } from "@hundeblick/proto/http/admin/marketplace";

/** Stands for the top keywords where a category's id is expected; no category is called so. */
export const TOP = "";

export const toLines = ({ categories, top }: KeywordLibrary, id: string): string =>
  (id === TOP ? top : (categories.find((one) => one.id === id)?.phrases ?? [])).join("\n");

/** The library with what was typed for one category, a phrase a line; blank lines count for nothing. */
export function withPhrases(library: KeywordLibrary, id: string, text: string): KeywordLibrary {
  const phrases = text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  return id === TOP
    ? { ...library, top: phrases }
    : { ...library, categories: library.categories.map((one) => (one.id === id ? { ...one, phrases } : one)) };
}

/** A category to be filled, at the end, and its id. */
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

/** What keeps a library from being saved, a sentence each, with the category's name; at most five. */
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
