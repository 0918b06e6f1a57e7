import { Button } from "@mantine/core";
import { Search } from "lucide-react";
import { type ReactNode, useState } from "react";
import { formatCount } from "#shared/format/count.ts";
import { formatDuration } from "#shared/format/duration.ts";
import { Notice } from "#shared/ui/Notice.tsx";

/** Seconds per request, because each host has a rate limit. */
const SECONDS_EACH = 3;

type Props = {
  summary: ReactNode;
  queries: readonly string[];
  isRunning: boolean;
  other: { label: string; onClick: () => void };
  onSearch: (queries: readonly string[]) => void;
};

/** The chosen keywords and the search button. */
export function SearchBar({ summary, queries, isRunning, other, onSearch }: Props) {
  const [isMissing, setMissing] = useState(false);
  const count = queries.length;
  const search = (): void => {
    setMissing(count === 0);
    if (count > 0) onSearch(queries);
  };
  return (
    <div className="search-bar">
      {isMissing && count === 0 ? <Notice kind="bad" title="Please select at least one keyword" /> : null}
      <div className="row wrap">
        <span>{summary}</span>
        {count > 0 ? (
          <span className="note">
            Searched one after another, about {formatDuration(count * SECONDS_EACH)}. The same ASIN is shown once.
          </span>
        ) : null}
        <div className="row search-bar-actions">
          <Button variant="subtle" onClick={other.onClick}>
            {other.label}
          </Button>
          <Button leftSection={<Search className="i" aria-hidden />} disabled={isRunning} onClick={search}>
            {count === 0 ? "Search" : `Search ${formatCount(count, "keyword")}`}
          </Button>
        </div>
      </div>
    </div>
  );
}
