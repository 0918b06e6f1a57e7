import { Skeleton } from "@mantine/core";
import { Failure } from "#shared/ui/Failure.tsx";
import { Notice } from "#shared/ui/Notice.tsx";
import { Counts } from "./Counts.tsx";
import { Difference } from "./Difference.tsx";
import { getMistakes } from "./import-labels.ts";
import { Mistakes } from "./Mistakes.tsx";
import type { Import } from "./use-import.ts";

/** Preview, result or failure of an import. */
export function ImportOutcome({ running }: { running: Import }) {
  const { compared, written } = running;
  const error = (running.isOutdated ? undefined : written.error) ?? compared.error;
  const mistakes = error ? getMistakes(error) : [];
  return (
    <section
      className="card clipped"
      aria-label="What the file does"
      aria-busy={compared.isLoading || written.isLoading}
    >
      {compared.isLoading ? (
        <output className="pad stack">
          <h2>Comparing with the catalogue</h2>
          <Skeleton h={12} w="70%" />
          <Skeleton h={12} w="52%" />
          <Skeleton h={12} w="61%" />
        </output>
      ) : error ? (
        <div className="pad stack">
          <Failure title="Import failed" error={error} otherwise="The catalogue did not answer." />
          <Mistakes sentences={mistakes} />
        </div>
      ) : written.data?.state ? (
        <div className="pad stack">
          {written.data.state.state === "applying" ? (
            <Notice kind="warn" title="Still writing">
              This file is large. It goes on by itself; how it ended stands below.
            </Notice>
          ) : (
            <Notice kind="good" title="Imported">
              The catalogue has these changes now. You can undo them below.
            </Notice>
          )}
          <Counts counts={written.data.results} errors={written.data.results.errors.length} />
        </div>
      ) : compared.data?.preview && running.file ? (
        <>
          {running.isOutdated ? (
            <div className="pad">
              <Notice kind="warn" title="Nothing was written">
                The catalogue changed since the comparison. This is what the file would change now.
              </Notice>
            </div>
          ) : null}
          <Difference
            preview={compared.data.preview}
            markets={running.file.markets}
            mode={running.mode}
            isWriting={written.isLoading}
            onImport={() => void running.importNow()}
            onDismiss={running.dismiss}
          />
        </>
      ) : (
        <p className="pad soft">
          Choose a file to see here, product by product, what it would change. Nothing is written before you say so.
        </p>
      )}
    </section>
  );
}
