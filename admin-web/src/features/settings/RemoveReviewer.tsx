import { Button, Modal } from "@mantine/core";
import { Notice } from "#shared/ui/Notice.tsx";

type Props = {
  name: string;
  isSaving: boolean;
  problem: string | undefined;
  onRemove: () => void;
  onClose: () => void;
};

export const RemoveReviewer = ({ name, isSaving, problem, onRemove, onClose }: Props) => (
  <Modal opened onClose={onClose} title={`Remove ${name}?`}>
    <div className="stack">
      <p className="soft">
        Every page says again that no vet has reviewed it. To bring the name back, it must be entered anew.
      </p>
      {problem === undefined ? null : (
        <Notice kind="bad" title="Failed to remove the reviewer">
          {problem}
        </Notice>
      )}
      <div className="dialog-foot">
        <Button variant="default" data-autofocus onClick={onClose}>
          Not now
        </Button>
        <Button className="danger" disabled={isSaving} onClick={onRemove}>
          Remove reviewer
        </Button>
      </div>
    </div>
  </Modal>
);
