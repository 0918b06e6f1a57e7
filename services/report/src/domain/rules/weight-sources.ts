import type { BreedFacts } from "../breeds/breed-facts.ts";

export type WeightSource = { kind: "fci"; fci: number } | { kind: "akc" | "ukkc" | "vdh" };

const SAYS_NOTHING = /gives (none|heights)|sets no limit|not re-checked|sorts by/;

/**
 * Where the usual weight of a breed comes from, read from the notes of the breed table.
 * Empty when the table only says "typical": then nothing may be said about the weight.
 */
export function weightSources({ weight }: BreedFacts["basis"]): WeightSource[] {
  const sources: WeightSource[] = [];
  for (const clause of weight.split(";")) {
    const fci = /FCI standards? (\d+)/.exec(clause);
    if (fci && !SAYS_NOTHING.test(clause)) sources.push({ kind: "fci", fci: Number(fci[1]) });
  }
  if (/\bAKC\b/.test(weight)) sources.push({ kind: "akc" });
  if (/UK KC/.test(weight)) sources.push({ kind: "ukkc" });
  if (/VDH/.test(weight)) sources.push({ kind: "vdh" });
  return sources;
}

/** True where the numbers were written down from memory and no second source agrees. */
export const isUncheckedWeight = ({ weight }: BreedFacts["basis"]): boolean => /not reopened/.test(weight);

/** Id of a breed's weight sources in the list of a report. */
export const weightSourceId = (breedId: string): string => `weight:${breedId}`;
