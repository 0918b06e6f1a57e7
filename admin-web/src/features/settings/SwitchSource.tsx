import type { MarketplaceSource } from "@hundeblick/proto/http/admin/marketplace";
import { ConfirmDialog } from "#shared/ui/ConfirmDialog.tsx";
import { Failure } from "#shared/ui/Failure.tsx";
import { notify } from "#shared/ui/notify.ts";
import { useLastShown } from "#shared/ui/use-last-shown.ts";
import { useSaveSourceMutation } from "./settings.api.ts";

/** Consequences of the choice. */
const MEANS: Record<MarketplaceSource, { name: string; lines: readonly string[] }> = {
  amazon: {
    name: "Amazon",
    lines: [
      "From the next page on, everything asks Amazon: searches, imports, single products, and an update that is running.",
      "Demo products stay in the catalogue and in reports, marked as examples. They are not asked for at Amazon and keep what they have: updates leave them out.",
      "The servers need a way out to the internet for it. Without one every page is “No answer”, and nothing changes in the catalogue.",
      "Pages are read slowly, and not more a day than the daily budget allows.",
    ],
  },
  demo: {
    name: "the demo marketplace",
    lines: [
      "From the next page on, everything asks our own marketplace: searches, imports, single products, and an update that is running. Its products are invented, and what is imported from it is marked so.",
      "Products of Amazon stay in the catalogue and in reports. They are not read again: updates leave them out, and after 24 hours visitors see no price of theirs.",
    ],
  },
};

export function SwitchSource({ to, onClose }: { to: MarketplaceSource | undefined; onClose: () => void }) {
  const [save, { error, isLoading, reset }] = useSaveSourceMutation();
  const { name, lines } = MEANS[useLastShown(to) ?? "amazon"];
  const confirm = async (): Promise<void> => {
    if (!to || (await save({ source: to })).error) return;
    notify(`Products are read from ${name} now`);
    onClose();
  };
  return (
    <ConfirmDialog
      title={`Read ${name} from now on?`}
      isOpen={to !== undefined}
      keep="Not now"
      label={`Read ${name}`}
      isLoading={isLoading}
      onConfirm={confirm}
      onClose={onClose}
      onClosed={reset}
    >
      <ul className="means">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Failure title="Failed to choose the marketplace" error={error} />
    </ConfirmDialog>
  );
}
