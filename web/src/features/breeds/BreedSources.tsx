import type { BreedPageFacts } from "@hundeblick/triage/breeds/page-facts";
import { NewTabLink } from "#shared/ui/NewTabLink.tsx";
import { PageSection } from "#shared/ui/PageSection.tsx";
import { PAGE_SOURCES } from "./sources.ts";
import { useBreedTexts } from "./texts.ts";

/** Sources of the whole page; those of single figures are linked there. */
export function BreedSources({ facts }: { facts: BreedPageFacts }) {
  const { labels } = useBreedTexts();
  const sources = PAGE_SOURCES.filter(
    ({ only, ofCurve }) =>
      (!only || only.includes(facts.id)) && (!ofCurve || (facts.weightVerdict && !facts.varietyOf)),
  );
  return (
    <PageSection title={labels.sources}>
      <p>{labels.noExamination}</p>
      {facts.life && (
        <ol className="source-list">
          {sources.map(({ id, authors, year, title, venue, url }) => (
            <li key={id} id={id}>
              {[authors, year && `(${year})`].filter(Boolean).join(" ")}
              {(authors ?? year) && ": "}
              <NewTabLink href={url} lang="en">
                {title}
              </NewTabLink>
              . {venue}
            </li>
          ))}
        </ol>
      )}
    </PageSection>
  );
}
