import { Button } from "@mantine/core";
import { Plus, Undo2 } from "lucide-react";
import { SmallButton } from "#shared/ui/SmallButton.tsx";

type Props = {
  /** Whether operators edited the list: then it can be reset. */
  edited: boolean;
  isSaving: boolean;
  isFull: boolean;
  /** Label of the add button. */
  add: string;
  onAdd: () => void;
  onReset: () => void;
};

/** Header of an editable list: reset and add. */
export const EditedListActions = ({ edited, isSaving, isFull, add, onAdd, onReset }: Props) => (
  <>
    {edited ? (
      <Button
        variant="subtle"
        size="xs"
        disabled={isSaving}
        leftSection={<Undo2 className="i" aria-hidden />}
        onClick={onReset}
      >
        The site’s own
      </Button>
    ) : null}
    <SmallButton disabled={isFull} icon={Plus} onClick={onAdd}>
      {add}
    </SmallButton>
  </>
);
