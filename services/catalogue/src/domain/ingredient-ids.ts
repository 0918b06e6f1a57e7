import aliases from "../data/ingredient-aliases.json" with { type: "json" };

/** Letters and digits of a word without accents, lower case: "Omega-3" and "omega 3" are the same. */
const keyOf = (word: string): string =>
  word
    .normalize("NFKD")
    .replaceAll("ł", "l")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "");

const ID_OF_KEY = new Map(
  Object.entries(aliases).flatMap(([id, words]) => [id, ...words].map((word) => [keyOf(word), id] as const)),
);

/** Ids of the evidence table for the words of a product's ingredient list; words it does not know are left out. */
export const ingredientIdsOf = (words: readonly string[]): string[] => [
  ...new Set(words.map((word) => ID_OF_KEY.get(keyOf(word))).filter((id) => id !== undefined)),
];
