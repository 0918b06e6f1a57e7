import aliases from "../data/ingredient-aliases.json" with { type: "json" };

/** Letters and digits without accents in lower case: "Omega-3" and "omega 3" are the same. */
const keyOf = (word: string): string =>
  word
    .normalize("NFKD")
    .replaceAll("ł", "l")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "");

const ID_OF_KEY = new Map(
  Object.entries(aliases).flatMap(([id, words]) => [id, ...words].map((word) => [keyOf(word), id] as const)),
);

/** Evidence ids of a product's ingredients; unknown ones are left out. */
export const ingredientIdsOf = (words: readonly string[]): string[] => [
  ...new Set(words.map((word) => ID_OF_KEY.get(keyOf(word))).filter((id) => id !== undefined)),
];
