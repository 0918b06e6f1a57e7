import type { Condition } from "@hundeblick/triage/concern.schema";
import { excludedTraits, requiredTraits } from "@hundeblick/triage/for-whom";
import { TRAIT_NAMES } from "@hundeblick/triage/trait-names";
import type { Trait } from "@hundeblick/triage/traits";
import { useLanguage } from "#shared/language/use-language.ts";
import { useDetailsTexts } from "./texts.ts";

/** Dogs an advice is or is not for, as far as that depends on traits. */
export function ForWhom({ when }: { when: Condition }) {
  const texts = useDetailsTexts();
  const language = useLanguage();
  const named = (title: string, traits: readonly Trait[]) =>
    traits.length === 0 ? "" : `${title} ${traits.map((trait) => TRAIT_NAMES[trait][language]).join(", ")}.`;
  const notes = [named(texts.onlyFor, requiredTraits(when)), named(texts.notFor, excludedTraits(when))];
  const text = notes.filter(Boolean).join(" ");
  return text && <small className="for-whom">{text}</small>;
}
