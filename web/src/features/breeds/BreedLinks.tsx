import { pathOfBreed } from "@hundeblick/triage/breeds/breed-slugs";
import type { BreedLink } from "@hundeblick/triage/breeds/page-facts";
import { Link } from "react-router-dom";
import { useLanguage } from "#shared/language/use-language.ts";

export function BreedLinks({ of }: { of: readonly BreedLink[] }) {
  const language = useLanguage();
  return (
    <ul className="chips topic-links">
      {of.map(({ id, name }) => (
        <li key={id}>
          <Link className="chip" to={pathOfBreed(id, language)}>
            {name[language]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
