import { formatCount } from "#shared/format/count.ts";
import { ConfirmDialog } from "#shared/ui/ConfirmDialog.tsx";
import type { FormChange } from "./form-changes.ts";
import { useLeaving } from "./use-leaving.ts";

/** Confirms discarding unsaved changes. */
export function LeaveGuard({ changes }: { changes: readonly FormChange[] }) {
  const leaving = useLeaving(changes.length > 0);
  return (
    <ConfirmDialog
      title="Leave without saving?"
      isOpen={leaving !== undefined}
      keep="Go on writing"
      label={`Leave without ${formatCount(changes.length, "change")}`}
      isDangerous
      onConfirm={() => leaving?.go()}
      onClose={() => leaving?.stay()}
    >
      <p className="soft">What you typed here would be lost:</p>
      <ul className="removes">
        {changes.map(({ path, name }) => (
          <li key={path}>
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
