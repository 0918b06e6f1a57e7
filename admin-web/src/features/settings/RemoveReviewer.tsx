import { ConfirmDialog } from "#shared/ui/ConfirmDialog.tsx";
import { Notice } from "#shared/ui/Notice.tsx";

type Props = {
  name: string;
  isSaving: boolean;
  problem: string | undefined;
  onRemove: () => void;
  onClose: () => void;
};

export const RemoveReviewer = ({ name, isSaving, problem, onRemove, onClose }: Props) => (
  <ConfirmDialog
    title={`Remove ${name}?`}
    isOpen
    keep="Not now"
    label="Remove reviewer"
    isDangerous
    isLoading={isSaving}
    onConfirm={onRemove}
    onClose={onClose}
  >
    <p className="soft">
      Every page says again that no vet has reviewed it. To bring the name back, it must be entered anew.
    </p>
    {problem === undefined ? null : (
      <Notice kind="bad" title="Failed to remove the reviewer">
        {problem}
      </Notice>
    )}
  </ConfirmDialog>
);
