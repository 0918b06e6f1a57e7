import { ActionIcon, Button, FileButton, Tooltip } from "@mantine/core";
import { CircleAlert, FileJson, FolderOpen, X } from "lucide-react";
import { type DragEvent, useState } from "react";
import { formatCount } from "#shared/format/count.ts";
import type { ChosenFile } from "./chosen-file.ts";

type Props = {
  file: ChosenFile | undefined;
  problem: string;
  isBusy: boolean;
  onChoose: (file: File) => void;
  onDismiss: () => void;
};

/** Choosing or dropping a file; then its summary. */
export function FileChoice({ file, problem, isBusy, onChoose, onDismiss }: Props) {
  const [isOver, setIsOver] = useState(false);
  const dragged = (event: DragEvent, over: boolean): void => {
    event.preventDefault();
    setIsOver(over);
  };
  const left = ({ currentTarget, relatedTarget }: DragEvent): void => {
    // the event also comes when the pointer moves onto a child
    if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false);
  };
  const dropped = (event: DragEvent): void => {
    dragged(event, false);
    const [first] = event.dataTransfer.files;
    if (first) onChoose(first);
  };
  if (file) {
    return (
      <div className="file">
        <FileJson className="i" aria-hidden />
        <div className="grow">
          <b className="clip">{file.name}</b>
          <span className="note">
            {formatSize(file.bytes)}, {formatCount(file.products, "product")}, markets {file.markets.join(", ")}
          </span>
        </div>
        <Tooltip label="Take another file">
          <ActionIcon size="lg" className="quiet" aria-label="Take another file" disabled={isBusy} onClick={onDismiss}>
            <X className="i" aria-hidden />
          </ActionIcon>
        </Tooltip>
      </div>
    );
  }
  return (
    <div>
      <div
        className={isOver ? "drop over" : "drop"}
        onDragOver={(event) => dragged(event, true)}
        onDragLeave={left}
        onDrop={dropped}
      >
        <FileJson className="i" aria-hidden />
        <b>Drop a JSON file here, or choose one</b>
        <span className="note">An export of this or another installation. Up to 5 MB and 10,000 rows.</span>
        <FileButton
          accept="application/json,.json"
          inputProps={{ "aria-label": "JSON file" }}
          onChange={(picked) => {
            if (picked) onChoose(picked);
          }}
        >
          {(props) => (
            <Button {...props} variant="default" leftSection={<FolderOpen className="i" aria-hidden />}>
              Choose file
            </Button>
          )}
        </FileButton>
      </div>
      {problem === "" ? null : (
        <p className="field-problem" role="alert">
          <CircleAlert className="i" aria-hidden />
          {problem}
        </p>
      )}
    </div>
  );
}

const formatSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
