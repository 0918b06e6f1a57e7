import { Button, Checkbox } from "@mantine/core";
import { Download } from "lucide-react";
import { useState } from "react";
import { type Market, MARKETS } from "@hundeblick/proto/language";
import { saveFile } from "@hundeblick/web-kit/save-file.ts";
import { formatCount } from "#shared/format/count.ts";
import { MARKET_NAMES } from "#shared/format/markets.ts";
import { today } from "#shared/format/today.ts";
import { Flag } from "#shared/ui/Flag.tsx";
import { Failure } from "#shared/ui/Failure.tsx";
import { useOverviewQuery } from "#shared/products/overview.api.ts";
import { useExportCatalogueMutation } from "./import-export.api.ts";

/** Exports the ticked markets as a JSON file. */
export function ExportCard() {
  const [ticked, setTicked] = useState<readonly Market[]>(MARKETS);
  const { data: overview } = useOverviewQuery();
  const [ask, { isLoading, error, reset }] = useExportCatalogueMutation();
  const name = `products-export-${today()}.json`;
  const toggle = (market: Market): void =>
    setTicked((now) => (now.includes(market) ? now.filter((each) => each !== market) : [...now, market]));
  const download = async (): Promise<void> => {
    const answer = await ask(ticked);
    if (answer.data === undefined) return;
    saveFile(new Blob([answer.data], { type: "application/json" }), name);
    reset();
  };
  return (
    <section className="card" aria-labelledby="export-title">
      <div className="card-head">
        <h2 id="export-title">Export</h2>
      </div>
      <div className="pad stack">
        <fieldset className="opts">
          <legend>Markets</legend>
          {MARKETS.map((market) => (
            <label className="opt" key={market}>
              <Checkbox
                checked={ticked.includes(market)}
                disabled={ticked.length === 1 && ticked[0] === market}
                onChange={() => toggle(market)}
              />
              <Flag market={market} />
              <b className="grow">{MARKET_NAMES[market]}</b>
              {overview ? (
                <span className="soft num">{formatCount(overview.markets[market].listed, "listing")}</span>
              ) : null}
            </label>
          ))}
        </fieldset>
        <p className="note">
          At least one market stays ticked. Products without a listing in these markets are left out.
        </p>
        <Failure title="Export failed" error={error} otherwise="The catalogue did not answer." />
        <Button
          fullWidth
          loading={isLoading}
          leftSection={<Download className="i" aria-hidden />}
          onClick={() => void download()}
        >
          Download{" "}
          {overview
            ? formatCount(
                ticked.reduce((sum, market) => sum + overview.markets[market].listed, 0),
                "listing",
              )
            : "the file"}
        </Button>
        <p className="note mono centred">{name}</p>
      </div>
    </section>
  );
}
