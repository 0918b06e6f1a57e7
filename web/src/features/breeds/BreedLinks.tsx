import { pathOfBreed } from "@hundeblick/triage/breeds/breed-slugs";
import type { BreedLink } from "@hundeblick/triage/breeds/page-facts";
import { useLanguage } from "#shared/language/use-language.ts";
import { ChipLinks } from "#shared/ui/ChipLinks.tsx";

export function BreedLinks({ of }: { of: readonly BreedLink[] }) {
  const language = useLanguage();
  return <ChipLinks links={of.map(({ id, name }) => ({ path: pathOfBreed(id, language), name: name[language] }))} />;
}
