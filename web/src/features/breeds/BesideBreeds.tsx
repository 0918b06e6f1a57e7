import { pathOfBreed } from "@hundeblick/triage/breeds/breed-slugs";
import type { BreedPageFacts, ComparedBreed } from "@hundeblick/triage/breeds/page-facts";
import { ArrowLeftRight } from "lucide-react";
import { Link } from "react-router-dom";
import { useLanguage } from "#shared/language/use-language.ts";
import { useBreedTexts, writeRange } from "./texts.ts";

/** This breed in a table with others, which link to their pages and to a comparison. */
export function BesideBreeds({ facts, others }: { facts: BreedPageFacts; others: readonly ComparedBreed[] }) {
  const language = useLanguage();
  const { labels, coats, versus, list } = useBreedTexts();
  const range = (of: readonly [number, number] | null) => (of ? writeRange(language, of) : "–");
  return (
    <div className="table-scroll">
      <table className="breed-table">
        <thead>
          <tr>
            <th scope="col">{labels.breed}</th>
            <th scope="col">kg</th>
            <th scope="col">cm</th>
            <th scope="col">{labels.years}</th>
            <th scope="col" className="from-wide">
              {labels.coat}
            </th>
            <th scope="col">
              <span className="visually-hidden">{list.compare}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {[facts.compared, ...others].map(({ id, name, kgRange, heightCm, life, coat }) => (
            <tr key={id}>
              <th scope="row">
                {id === facts.id ? name[language] : <Link to={pathOfBreed(id, language)}>{name[language]}</Link>}
              </th>
              <td>{range(kgRange)}</td>
              <td>{range(heightCm)}</td>
              <td>{range(life)}</td>
              <td className="from-wide">{coats[coat]}</td>
              <td>
                {id !== facts.id && (
                  <Link
                    className="breed-versus"
                    to={`/${language}/breeds/compare?a=${facts.id}&b=${id}`}
                    aria-label={versus(facts.name[language], name[language])}
                  >
                    <ArrowLeftRight className="icon" aria-hidden />
                  </Link>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
