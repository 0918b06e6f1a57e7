import type { ShownSource } from "@hundeblick/triage/modules";
import { NewTabLink } from "#shared/ui/NewTabLink.tsx";
import { PageSection } from "#shared/ui/PageSection.tsx";
import { useDetailsTexts } from "./texts.ts";

export function PageSources({ sources }: { sources: readonly ShownSource[] }) {
  const texts = useDetailsTexts();
  return (
    <PageSection title={texts.sources}>
      <p>{texts.basis}</p>
      <ol className="source-list">
        {sources.map((source) => (
          <li key={source.id}>
            {[source.authors, source.year && `(${source.year})`].filter(Boolean).join(" ")}
            {(source.authors ?? source.year) && ": "}
            <NewTabLink href={addressOf(source)} lang="en">
              {source.title}
            </NewTabLink>
            {source.venue && `. ${source.venue}`}
            {source.unread && `. ${texts.unread}`}
          </li>
        ))}
      </ol>
    </PageSection>
  );
}

export const addressOf = ({ url, doi }: ShownSource): string => url ?? `https://doi.org/${doi}`;
