import { Button, Modal } from "@mantine/core";
import type { UpdateJob } from "@hundeblick/proto/http/admin/marketplace";
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
    <Modal opened={isOpen} onClose={onClose} title={`Cancel with ${left} left?`}>
      <div className="stack">
        <p className="soft">What was read so far ({products(done)}) stays updated. The rest keeps the data it has.</p>
        <div className="dialog-foot">
          <Button variant="default" data-autofocus onClick={onClose}>
            Go on
          </Button>
          <Button className="danger" onClick={onCancel}>
            Cancel {left}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
