import type { UpdateJob } from "@hundeblick/proto/http/admin/marketplace";
import { ConfirmDialog } from "#shared/ui/ConfirmDialog.tsx";
import { countDone } from "#shared/marketplace/update-progress.ts";

const products = (count: number): string => `${count} ${count === 1 ? "product" : "products"}`;

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
  const left = products(job.summary.total - done);
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
      <p className="soft">What was read so far ({products(done)}) stays updated. The rest keeps the data it has.</p>
    </ConfirmDialog>
  );
}
