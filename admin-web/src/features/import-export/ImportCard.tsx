import { Button, Radio } from "@mantine/core";
import { GitCompareArrows } from "lucide-react";
import { FileChoice } from "./FileChoice.tsx";
import { MODES } from "./import-labels.ts";
import type { Import } from "./use-import.ts";

/** Choice of the file and the mode. */
export function ImportCard({ running }: { running: Import }) {
  const isBusy = running.compared.isLoading || running.written.isLoading;
  return (
    <section className="card" aria-labelledby="import-title">
      <div className="card-head">
        <h2 id="import-title">Import</h2>
      </div>
      <div className="pad stack">
        <FileChoice
          file={running.file}
          problem={running.problem}
          isBusy={running.written.isLoading}
          onChoose={(file) => void running.choose(file)}
          onDismiss={running.dismiss}
        />
        <fieldset className="opts" disabled={running.written.isLoading}>
          <legend>What happens with the file</legend>
          {MODES.map(({ mode, name, means }) => (
            <label className="opt" key={mode} htmlFor={`mode-${mode}`}>
              <Radio
                id={`mode-${mode}`}
                name="import-mode"
                value={mode}
                checked={running.mode === mode}
                aria-describedby={`import-${mode}`}
                onChange={() => running.chooseMode(mode)}
              />
              <span>
                <b>{name}</b>
                <span className="note" id={`import-${mode}`}>
                  {means}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
        <Button
          fullWidth
          variant="default"
          disabled={isBusy}
          leftSection={<GitCompareArrows className="i" aria-hidden />}
          onClick={running.showChanges}
        >
          Show what would change
        </Button>
      </div>
    </section>
  );
}
