import type { UpdateJob } from "@hundeblick/proto/http/admin/marketplace";
import { formatCount } from "#shared/format/count.ts";
import { ConfirmDialog } from "#shared/ui/ConfirmDialog.tsx";
import { countDone } from "#shared/marketplace/update-progress.ts";

export function CancelUpdate({
  job,
  isOpen,
  onClose,
  onCancel,
}: {
  job: UpdateJob;
  isOpen: boolean;
  onClose: () => void;
  onCancel: () => void;
}) {
  const done = countDone(job);
  const left = formatCount(job.summary.total - done, "product");
  return (
    <ConfirmDialog
      title={`Cancel with ${left} left?`}
      isOpen={isOpen}
      keep="Go on"
      label={`Cancel ${left}`}
      isDangerous
      onConfirm={onCancel}
      onClose={onClose}
    >
      <p className="soft">
        What was read so far ({formatCount(done, "product")}) stays updated. The rest keeps the data it has.
      </p>
    </ConfirmDialog>
  );
}
