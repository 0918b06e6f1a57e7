import { useTranslation } from "react-i18next";
import { NewTabLink } from "#shared/ui/NewTabLink.tsx";
import type { Source } from "../../content/source.ts";

interface SourcesProps {
  sources: readonly Source[];
  /** The text has figures of our own, marked with a star. */
  hasOwnFigures: boolean;
}

/** Cited publications, and the meaning of the stars. */
export function Sources({ sources, hasOwnFigures }: SourcesProps) {
  const { t } = useTranslation();
  if (sources.length === 0 && !hasOwnFigures) return null;
  return (
    <section className="sources stack stack--s" aria-labelledby="sources">
      <h2 className="step-4" id="sources">
        {t("Sources")}
      </h2>
      {sources.length > 0 && (
        <ul className="small">
          {sources.map((source) => (
            <li key={source.title}>
              <SourceLine source={source} />
            </li>
          ))}
        </ul>
      )}
      {hasOwnFigures && <p className="small soft">* {t("Guide values of Hundeblick, not results of a study.")}</p>}
    </section>
  );
}

function SourceLine({ source: { authors, year, title, venue, url } }: { source: Source }) {
  return (
    <>
      {authors}
      {year && ` (${year})`}.{" "}
      {url ? (
        <NewTabLink href={url} lang="en">
          {title}
        </NewTabLink>
      ) : (
        <span lang="en">{title}</span>
      )}
      {venue && `. ${venue}`}
    </>
  );
}
