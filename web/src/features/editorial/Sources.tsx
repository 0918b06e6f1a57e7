import { useTranslation } from "react-i18next";
import { EVIDENCE, isSourceId } from "../../content/evidence.ts";
import type { Source } from "../../content/source.ts";

interface SourcesProps {
  ids: readonly string[];
  /** The text has figures with a star: ours, without a study. */
  ownFigures: boolean;
}

/** The publications a text cites, and what the stars in it mean. */
export function Sources({ ids, ownFigures }: SourcesProps) {
  const { t } = useTranslation();
  if (ids.length === 0 && !ownFigures) return null;
  return (
    <section className="sources stack stack--s" aria-labelledby="sources">
      <h2 className="step-4" id="sources">
        {t("Sources")}
      </h2>
      {ids.length > 0 && (
        <ul className="small">
          {ids.filter(isSourceId).map((id) => (
            <li key={id}>
              <SourceLine source={EVIDENCE[id]} />
            </li>
          ))}
        </ul>
      )}
      {ownFigures && <p className="small soft">* {t("Guide values of Hundeblick, not results of a study.")}</p>}
    </section>
  );
}

function SourceLine({ source: { authors, year, title, venue, url } }: { source: Source }) {
  const { t } = useTranslation();
  return (
    <>
      {authors}
      {year && ` (${year})`}.{" "}
      {url ? (
        <a href={url} target="_blank" rel="noopener noreferrer" lang="en">
          {title}
          <span className="visually-hidden"> ({t("opens in a new tab")})</span>
        </a>
      ) : (
        <span lang="en">{title}</span>
      )}
      {venue && `. ${venue}`}
    </>
  );
}
