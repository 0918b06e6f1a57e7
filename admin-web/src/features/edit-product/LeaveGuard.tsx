import { Button, Modal } from "@mantine/core";
import type { FormChange } from "./form-changes.ts";
import { useLeaving } from "./use-leaving.ts";

/** Confirms discarding unsaved changes. */
export function LeaveGuard({ changes }: { changes: readonly FormChange[] }) {
  const leaving = useLeaving(changes.length > 0);
  return (
    <Modal opened={leaving !== undefined} onClose={() => leaving?.stay()} title="Leave without saving?">
      <div className="stack">
        <p className="soft">What you typed here would be lost:</p>
        <ul className="removes">
          {changes.map(({ path, name }) => (
            <li key={path}>
              <span>{name}</span>
            </li>
          ))}
        </ul>
        <div className="dialog-foot">
          <Button variant="default" data-autofocus onClick={() => leaving?.stay()}>
            Go on writing
          </Button>
          <Button className="danger" onClick={() => leaving?.go()}>
            Leave without {changes.length === 1 ? "1 change" : `${changes.length} changes`}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
