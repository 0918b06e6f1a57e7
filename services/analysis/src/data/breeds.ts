import table from "./breeds.json" with { type: "json" };

/** One class of the dog network. `sameAs`: counted as that breed, because they look alike. */
type NetworkClass = { index: number; id: string; sameAs?: string };
const classes: readonly NetworkClass[] = table.classes;

export const DOG_CLASSES = classes.map(({ index, id, sameAs }) => ({ index, breedId: sameAs ?? id }));
export const FIRST_DOG_CLASS = classes[0]?.index ?? 0;

/** Every breed a provider may name: the network's, and common ones only a remote provider knows. */
export const BREED_IDS: readonly string[] = [
  ...new Set([...DOG_CLASSES.map(({ breedId }) => breedId), ...table.others.map(({ id }) => id)]),
].toSorted();
