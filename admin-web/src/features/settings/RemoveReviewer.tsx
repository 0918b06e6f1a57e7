import { ConfirmDialog } from "#shared/ui/ConfirmDialog.tsx";
import { Failure } from "#shared/ui/Failure.tsx";
import { useLastShown } from "#shared/ui/use-last-shown.ts";

type Props = {
  /** Of the reviewer to remove. */
  name: string | undefined;
  isSaving: boolean;
  error: unknown;
  onRemove: () => void;
  onClose: () => void;
};

export function RemoveReviewer({ name, isSaving, error, onRemove, onClose }: Props) {
  const shown = useLastShown(name);
  return (
    <ConfirmDialog
      title={`Remove ${shown ?? ""}?`}
      isOpen={name !== undefined}
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
      <Failure title="Failed to remove the reviewer" error={error} what="the reviewer" />
    </ConfirmDialog>
  );
}
