import { Button, Modal } from "@mantine/core";
import { useState } from "react";
import type { MarketplaceSource } from "@hundeblick/proto/http/admin/marketplace";
import { getErrorMessage } from "#shared/api/error-message.ts";
import { Notice } from "#shared/ui/Notice.tsx";
import { notify } from "#shared/ui/notify.ts";
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
  // kept while the dialog fades out
  const [shown, setShown] = useState<MarketplaceSource>("amazon");
  if (to && to !== shown) setShown(to);
  const { name, lines } = MEANS[shown];
  const close = (): void => {
    reset();
    onClose();
  };
  const confirm = async (): Promise<void> => {
    if (!to || (await save({ source: to })).error) return;
    notify(`Products are read from ${name} now`);
    close();
  };
  return (
    <Modal opened={to !== undefined} onClose={close} title={`Read ${name} from now on?`}>
      <div className="stack">
        <ul className="means">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {error ? (
          <Notice kind="bad" title="Failed to choose the marketplace">
            {getErrorMessage(error, "No answer came.")}
          </Notice>
        ) : null}
        <div className="dialog-foot">
          <Button variant="default" data-autofocus onClick={close}>
            Not now
          </Button>
          <Button loading={isLoading} onClick={() => void confirm()}>
            Read {name}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
