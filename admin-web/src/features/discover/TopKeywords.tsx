import { Checkbox } from "@mantine/core";
import type { KeywordLibrary } from "@hundeblick/proto/http/admin/marketplace";
import { selectMarket } from "#shared/session/session.slice.ts";
import { useAppSelector } from "#shared/store/store.ts";
import { useTopSearchesQuery } from "./discover.api.ts";
import { formatPastSearch } from "./past-search.ts";
import { SearchBar } from "./SearchBar.tsx";

type Props = {
  library: KeywordLibrary;
  ticked: ReadonlySet<string>;
  onTick: (ticked: ReadonlySet<string>) => void;
  isRunning: boolean;
  onSearch: (queries: readonly string[]) => void;
};

/** The top twenty keywords, most important first, with the results of their last search. */
export function TopKeywords({ library: { top }, ticked, onTick, isRunning, onSearch }: Props) {
  const market = useAppSelector(selectMarket);
  const { currentData: past, fulfilledTimeStamp } = useTopSearchesQuery(market);
  const toggle = (keyword: string): void =>
    onTick(new Set(top.filter((each) => ticked.has(each) !== (each === keyword))));
  return (
    <>
      <ol className="ranks pad" lang="de">
        {top.map((keyword, i) => (
          <li key={keyword}>
            <label>
              <Checkbox
                aria-label={keyword}
                aria-describedby={`past-${i}`}
                checked={ticked.has(keyword)}
                onChange={() => toggle(keyword)}
              />
              <span className="rank" aria-hidden>
                {i + 1}
              </span>
              <span className="clip" title={keyword}>
                {keyword}
              </span>
              <span className="note" lang="en" id={`past-${i}`}>
                {past ? formatPastSearch(past.searches, keyword, fulfilledTimeStamp ?? 0) : null}
              </span>
            </label>
          </li>
        ))}
      </ol>
      <SearchBar
        summary={
          <>
            <b>
              {ticked.size} of {top.length}
            </b>{" "}
            <span className="soft">keywords ticked</span>
          </>
        }
        queries={top.filter((keyword) => ticked.has(keyword))}
        isRunning={isRunning}
        onSearch={onSearch}
        other={
          ticked.size === top.length
            ? { label: "Clear", onClick: () => onTick(new Set()) }
            : { label: `Tick all ${top.length}`, onClick: () => onTick(new Set(top)) }
        }
      />
    </>
  );
}
