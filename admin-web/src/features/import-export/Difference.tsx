import { SegmentedControl } from "@mantine/core";
import { useState } from "react";
import type { ImportMode, ImportPreview } from "@hundeblick/proto/http/catalogue-import";
import type { Market } from "@hundeblick/proto/language";
import { formatCount } from "#shared/format/count.ts";
import { Notice } from "#shared/ui/Notice.tsx";
import { Counts } from "./Counts.tsx";
import { DifferenceRow, UnchangedRow } from "./DifferenceRow.tsx";
import { ImportFooter } from "./ImportFooter.tsx";
import { Mistakes } from "./Mistakes.tsx";

type Props = {
  preview: ImportPreview;
  markets: readonly Market[];
  mode: ImportMode;
  isWriting: boolean;
  onImport: () => void;
  onDismiss: () => void;
};

/** A dry run: counts, each product, and a button to continue if the file is valid. */
export function Difference({
  preview: { counts, problemCount, problems, differenceCount, differences, unchanged },
  markets,
  mode,
  isWriting,
  onImport,
  onDismiss,
}: Props) {
  const isUsable = problemCount === 0;
  const [view, setView] = useState("changes");
  const all = differenceCount + counts.productsSkipped;
  return (
    <>
      <div className="card-head">
        <h2>What would change</h2>
        <span className="note grow">Nothing is written yet.</span>
        {isUsable && all > 0 ? (
          <SegmentedControl
            radius="xl"
            size="xs"
            aria-label="Which products"
            value={view}
            onChange={setView}
            data={[
              { value: "changes", label: `Changes ${differenceCount.toLocaleString("en")}` },
              { value: "all", label: `All ${all.toLocaleString("en")}` },
            ]}
          />
        ) : null}
      </div>
      <div className="pad stack">
        <Counts counts={counts} errors={problemCount} />
        {isUsable ? null : (
          <>
            <Notice
              kind="bad"
              title={`Import failed: ${formatCount(problemCount, "mistake")} in the file, so nothing can be written`}
            >
              Correct the file and choose it again.
            </Notice>
            <Mistakes sentences={problems.map(({ row, field, problem }) => `Row ${row}, ${field}: ${problem}`)} />
          </>
        )}
      </div>
      {isUsable && differenceCount === 0 ? <p className="pad soft">The catalogue has all of this already.</p> : null}
      {isUsable ? (
        <ul className="diff">
          {differences.map((one) => (
            <DifferenceRow key={`${one.internalId} ${one.action}`} difference={one} />
          ))}
          {view === "all" ? unchanged.map((one) => <UnchangedRow key={one.internalId} {...one} />) : null}
          {view === "all" && unchanged.length < counts.productsSkipped ? (
            <li>
              <span className="sig" aria-hidden>
                =
              </span>
              <span className="note">
                and {(counts.productsSkipped - unchanged.length).toLocaleString("en")} more without a change
              </span>
            </li>
          ) : null}
        </ul>
      ) : null}
      {isUsable && differenceCount > 0 ? (
        <ImportFooter
          shown={differences.length}
          count={differenceCount}
          removed={counts.marketsRemoved}
          markets={mode === "replace" ? markets : []}
          isWriting={isWriting}
          onImport={onImport}
          onDismiss={onDismiss}
        />
      ) : null}
    </>
  );
}
