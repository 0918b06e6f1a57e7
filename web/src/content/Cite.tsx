import { NewTabLink } from "#shared/ui/NewTabLink.tsx";
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
  const name = shortName(source);
  return (
    <>
      {" "}
      <cite className="cite">
        {source.url ? (
          <NewTabLink href={source.url} title={source.title}>
            {name}
          </NewTabLink>
        ) : (
          <span title={source.title}>{name}</span>
        )}
      </cite>
    </>
  );
}
