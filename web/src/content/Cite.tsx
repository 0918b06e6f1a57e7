import { useTranslation } from "react-i18next";
import { EVIDENCE, type SourceId } from "./evidence.ts";
import type { Source } from "./source.ts";

/** "Barbeau-Grégoire 2022": first author without initials, and the year. */
function shortName({ authors, year }: Source): string {
  const [first = ""] = authors.split(/,| et al/);
  return [first.replace(/\s[A-Z]{1,3}$/, ""), year].filter(Boolean).join(" ");
}

/** Cites the publication of a figure; `id` is one of the evidence registry. */
export const Cite = ({ id }: { id: SourceId }) => <SourceName source={EVIDENCE[id]} />;

/** A publication by first author and year, with its link. */
export function SourceName({ source }: { source: Source }) {
  const { t } = useTranslation();
  const name = shortName(source);
  return (
    <>
      {" "}
      <cite className="cite">
        {source.url ? (
          <a href={source.url} target="_blank" rel="noopener noreferrer" title={source.title}>
            {name}
            <span className="visually-hidden"> ({t("opens in a new tab")})</span>
          </a>
        ) : (
          <span title={source.title}>{name}</span>
        )}
      </cite>
    </>
  );
}
