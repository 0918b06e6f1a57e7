import { Button } from "@mantine/core";
import { formatCount } from "#shared/format/count.ts";
import type { FormChange } from "./form-changes.ts";

type Props = {
  changes: readonly FormChange[];
  isSaving: boolean;
  /** A conflict must be resolved first. */
  isHeld?: boolean;
  label: string;
  onUndo: () => void;
};

/** Lists unsaved changes, and saves them. */
export const SaveBar = ({ changes, isSaving, isHeld = false, label, onUndo }: Props) => (
  <div className="savebar">
    <output className="grow row">
      <span className={`dot ${changes.length > 0 ? "warn" : ""}`} />
      {isSaving ? (
        "Saving …"
      ) : changes.length === 0 ? (
        "Nothing to save"
      ) : (
        <span className="grow clip">
          <b>{formatCount(changes.length, "unsaved change")}</b>{" "}
          <span className="soft">{changes.map(({ name }) => name).join(", ")}</span>
        </span>
      )}
    </output>
    {changes.length > 0 && !isSaving ? (
      <Button variant="subtle" onClick={onUndo}>
        Undo
      </Button>
    ) : null}
    <Button type="submit" disabled={isSaving || isHeld}>
      {label}
    </Button>
  </div>
);
