import { type StatedFacts, statedFacts } from "@hundeblick/triage/stated-facts";
import { useLanguage } from "#shared/language/use-language.ts";
import type { DogInfo } from "#shared/session/dog-info.ts";

/** What the owner's texts say of the dog, to be offered beside empty fields. */
export const useStatedFacts = ({ words, additionalInfo }: DogInfo): StatedFacts =>
  statedFacts(`${words}\n${additionalInfo}`, useLanguage());
