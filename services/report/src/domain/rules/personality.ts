import { personalityLines } from "../../texts/personality.ts";
import type { BreedFacts } from "../breeds/breed-facts.ts";
import type { Dog } from "../composed-report.ts";
import { breedGroup } from "./energy.ts";

/** Key of this dog's line, deterministic: a specific one if there are two or more, else also a general one. */
export function personalityOf(dog: Dog, facts: BreedFacts | null): string | null {
  const traits = {
    group: facts ? breedGroup(facts.id) : null,
    stage: dog.stage,
    coat: facts?.coat ?? null,
    size: dog.size,
    mix: dog.breed?.breedId === null ? true : null,
  };
  const fitting = Object.entries(personalityLines).filter(([, { when = {} }]) =>
    (Object.entries(when) as [keyof typeof traits, unknown][]).every(([trait, value]) => traits[trait] === value),
  );
  const made = fitting.filter(([, { when }]) => when);
  const pool = made.length >= 2 ? made : fitting;
  return pool[hash(`${dog.name}|${facts?.id}|${dog.ageMonths}|${dog.weightKg}`) % pool.length]?.[0] ?? null;
}

/** FNV-1a, 32 bits: spreads similar dogs over different lines without randomness. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}
