import table from "./breed-traits.json" with { type: "json" };
import { foldedWords } from "./fold.ts";
import type { Trait } from "./traits.ts";

/** Traits of a breed. `giantBreed`: adults over 45 kg, which grow until 18 months. */
type BreedTrait = Extract<Trait, "deepChested" | "shortNosed"> | "sighthound" | "giantBreed";
type Name = { words: string; traits: readonly string[] };

const NAMES: readonly Name[] = [
  ...Object.entries(table.breeds).flatMap(([id, { names, traits }]) =>
    [foldedWords(id).join(" "), ...names].map((words) => ({ words, traits })),
  ),
  ...table.others.map((words) => ({ words, traits: [] })),
].toSorted((a, b) => b.words.length - a.words.length);

/** Traits of a breed by id or by a name in any language; of a mix, those of every breed it names. */
export function traitsOfBreed(breed: string | undefined): ReadonlySet<BreedTrait> {
  let rest = ` ${foldedWords(breed ?? "").join(" ")} `;
  const found = new Set<BreedTrait>();
  for (const { words, traits } of NAMES) {
    if (!rest.includes(` ${words} `)) continue;
    rest = rest.replaceAll(` ${words} `, " ");
    for (const trait of traits) found.add(trait as BreedTrait);
  }
  return found;
}

/** Those that rules use. */
export const breedTraits = (breed: string | undefined): Trait[] =>
  [...traitsOfBreed(breed)].filter((trait) => trait === "deepChested" || trait === "shortNosed");
