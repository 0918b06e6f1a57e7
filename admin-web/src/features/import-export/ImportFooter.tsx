import { Button, TextInput } from "@mantine/core";
import { TriangleAlert, Upload } from "lucide-react";
import { useState } from "react";
import type { Market } from "@hundeblick/proto/language";
import { formatCount } from "#shared/format/count.ts";

/** `markets`: to be confirmed for a replace; empty for the other modes. */
type Props = {
  shown: number;
  count: number;
  removed: number;
  markets: readonly Market[];
  isWriting: boolean;
  onImport: () => void;
  onDismiss: () => void;
};

/** Confirms a dry run. For a replace the markets have to be typed first. */
export function ImportFooter({ shown, count, removed, markets, isWriting, onImport, onDismiss }: Props) {
  const [typed, setTyped] = useState("");
  const isReplace = markets.length > 0;
  const isConfirmed = describeScope(typed) === describeScope(markets.join(" "));
  return (
    <>
      {isReplace ? (
        <div className="pad">
          <div className="alert bad">
            <TriangleAlert className="i" aria-hidden />
            <div className="grow">
              <strong>
                {removed > 0
                  ? `Replace removes ${formatCount(removed, "listing")}`
                  : "Replace makes these markets what the file says"}
              </strong>
              <span>
                Type {markets.length === 1 ? "the market" : "the markets"} to confirm:{" "}
                <b className="mono">{markets.join(" ")}</b>
              </span>
              <TextInput
                className="typed mono-field"
                aria-label="Markets to replace"
                maxLength={40}
                autoComplete="off"
                value={typed}
                onChange={(event) => setTyped(event.currentTarget.value)}
              />
            </div>
          </div>
        </div>
      ) : null}
      <div className="card-foot import-foot">
        <span className="note grow">
          {shown < count ? `The first ${shown.toLocaleString("en")} of ${count.toLocaleString("en")} changes. ` : ""}All
          or nothing: if one row fails, none is written.
        </span>
        <Button variant="default" disabled={isWriting} onClick={onDismiss}>
          Put the file away
        </Button>
        {isReplace ? (
          <Button className="danger" disabled={!isConfirmed} loading={isWriting} onClick={onImport}>
            Replace {formatCount(markets.length, "market")}
          </Button>
        ) : (
          <Button loading={isWriting} leftSection={<Upload className="i" aria-hidden />} onClick={onImport}>
            Import {formatCount(count, "product")}
          </Button>
        )}
      </div>
    </>
  );
}

const describeScope = (text: string): string =>
  text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
    .sort()
    .join(" ");
