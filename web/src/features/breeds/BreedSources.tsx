import type { BreedPageFacts } from "@hundeblick/triage/breeds/page-facts";
import { BreedPart } from "./BreedPart.tsx";
import { GROWTH_SOURCES, LIFE_SOURCES } from "./sources.ts";
import { useBreedWords } from "./breed-words.ts";

/** Sources of the page and of the weights. */
export function BreedSources({ facts }: { facts: BreedPageFacts }) {
  const { labels, weightSource } = useBreedWords();
  const studies = facts.risks.flatMap(({ id, study }) => (study ? [{ id: `study-${id}`, ...study }] : []));
  const life = (facts.life?.figures ?? []).flatMap(({ study }) => LIFE_SOURCES[study] ?? []);
  return (
    <BreedPart title={labels.sources}>
      <p>{labels.noExamination}</p>
      <ol className="source-list">
        {[...studies, ...life, ...GROWTH_SOURCES.filter(({ only }) => !only || only.includes(facts.id))].map(
          ({ id, authors, year, title, venue, url }) => (
            <li key={id} id={id}>
              {[authors, year && `(${year})`].filter(Boolean).join(" ")}
              {(authors ?? year) && ": "}
              <a href={url} target="_blank" rel="noopener noreferrer" lang="en">
                {title}
                <span className="visually-hidden"> ({labels.newTab})</span>
              </a>
              . {venue}
            </li>
          ),
        )}
        {facts.weights.map(({ source, seenAt, quote }) =>
          seenAt ? (
            <li key={source + seenAt}>
              {weightSource(source)}: <q lang="en">{quote}</q>. {labels.where}: {seenAt}
            </li>
          ) : null,
        )}
      </ol>
    </BreedPart>
  );
}
