import { Button } from "@mantine/core";
import { Plus, Undo2 } from "lucide-react";

type Props = {
  /** Whether operators edited the list; only then there is a way back. */
  edited: boolean;
  isSaving: boolean;
  isFull: boolean;
  /** Words of the button that adds one. */
  add: string;
  onAdd: () => void;
  onReset: () => void;
};

/** In the head of a list that operators edit as a whole: back to the site's own, and one more. */
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
    <Button
      variant="default"
      size="xs"
      disabled={isFull}
      leftSection={<Plus className="i" aria-hidden />}
      onClick={onAdd}
    >
      {add}
    </Button>
  </>
);
