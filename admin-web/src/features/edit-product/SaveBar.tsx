import { Button } from "@mantine/core";

/** Says whether something waits to be saved, and saves it. */
export const SaveBar = ({ isDirty, isSaving, label, onUndo }: { isDirty: boolean; isSaving: boolean; label: string; onUndo: () => void }) => (
  <div className="savebar">
    <output className="grow row"><span className={`dot ${isDirty ? "warn" : ""}`} />{isSaving ? "Saving …" : isDirty ? "Unsaved changes" : "Nothing to save"}</output>
    {isDirty && !isSaving ? <Button variant="subtle" onClick={onUndo}>Undo</Button> : null}
    <Button type="submit" disabled={isSaving}>{label}</Button>
  </div>
);
