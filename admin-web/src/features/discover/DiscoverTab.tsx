import "./discover.css";
import { SegmentedControl } from "@mantine/core";
import { useState } from "react";
import { selectMarket } from "#shared/session/session.slice.ts";
import { useAppSelector } from "#shared/store/store.ts";
import { KeywordSearch, type Mode } from "./KeywordSearch.tsx";
import { ManualSearch } from "./ManualSearch.tsx";
import { SearchOutcome } from "./SearchOutcome.tsx";
import { useSearch } from "./use-search.ts";

const MODES: { value: Mode | "manual"; label: string }[] = [
  { value: "manual", label: "Manual" },
  { value: "guided", label: "Smart Discovery" },
  { value: "trending", label: "Top Keywords" },
];

/** Searches the marketplace and imports products into the catalogue. */
export default function DiscoverTab() {
  const market = useAppSelector(selectMarket);
  const [mode, setMode] = useState<Mode | "manual">("manual");
  // results belong to their market
  return <Discovery key={market} mode={mode} onMode={setMode} />;
}

function Discovery({ mode, onMode }: { mode: Mode | "manual"; onMode: (mode: Mode | "manual") => void }) {
  const market = useAppSelector(selectMarket);
  const { search, start, goOn, stop } = useSearch(market);
  return (
    <>
      <section className="card" aria-labelledby="find-title">
        <div className="card-head">
          <h2 id="find-title" className="grow">
            Find on the marketplace
          </h2>
          <SegmentedControl
            className="modes"
            radius="xl"
            aria-label="Way of searching"
            value={mode}
            onChange={onMode}
            data={MODES}
          />
        </div>
        {mode === "manual" ? (
          <ManualSearch isRunning={search.isRunning} onSearch={(query) => start([query])} />
        ) : (
          <KeywordSearch mode={mode} isRunning={search.isRunning} onSearch={start} />
        )}
      </section>
      <SearchOutcome search={search} market={market} onGoOn={goOn} onStop={stop} />
    </>
  );
}
