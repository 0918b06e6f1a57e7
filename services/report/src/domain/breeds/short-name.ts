import type { Language } from "@hundeblick/proto/language";
import { breedFacts } from "./breed-facts.ts";
import { findBreed } from "./find-breed.ts";

/** A breed's name without its part in brackets, if it stays unambiguous: a Dackel (Standard) is a Dackel. */
export function shortName(breedId: string, language: Language): string {
  const name = breedFacts(breedId)?.[language] ?? breedId;
  const short = name.replace(/\s*\(.*\)$/, "");
  const found = short === name ? null : findBreed(short, language);
  return found?.breedId === breedId && !found.cross ? short : name;
}
