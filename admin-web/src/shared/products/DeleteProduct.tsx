import type { Market } from "@hundeblick/proto/language";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { CountList } from "../ui/CountList.tsx";
import { Failure } from "../ui/Failure.tsx";
import { notify } from "../ui/notify.ts";
import { useLastShown } from "../ui/use-last-shown.ts";
import { useDeleteProductMutation } from "./delete-product.api.ts";

/** The product to delete; `listed`: its markets. */
export type Deletable = {
  id: string;
  version: number;
  baseName: string;
  internalId: string;
  listed: readonly Market[];
};

export function DeleteProduct({
  product,
  onClose,
  onDeleted = onClose,
}: {
  product: Deletable | undefined;
  onClose: () => void;
  onDeleted?: () => void;
}) {
  const [remove, { isLoading, error, reset }] = useDeleteProductMutation();
  const shown = useLastShown(product);
  const name = shown?.baseName || shown?.internalId;
  const listed = shown?.listed ?? [];
  const confirm = async (): Promise<void> => {
    if (!product) return;
    const answer = await remove({ id: product.id, version: product.version });
    if (answer.error) return;
    notify(`“${name}” was deleted.`);
    onDeleted();
  };
  const markets = listed.map((market) => market.toUpperCase()).join(", ");
  return (
    <ConfirmDialog
      title={`Delete “${name}”?`}
      isOpen={product !== undefined}
      keep="Keep it"
      label="Delete 1 product"
      isDangerous
      isLoading={isLoading}
      onConfirm={confirm}
      onClose={onClose}
      onClosed={reset}
    >
      <p className="soft">This removes one product with everything that belongs to it:</p>
      <CountList counts={[[`Market listings${markets && ` (${markets})`}`, listed.length]]} />
      <p className="note">
        Recorded clicks stay in the statistics under its name. To take it off the report without losing anything, set it
        to inactive instead.
      </p>
      <Failure title="Failed to delete product" error={error} what="the product" />
    </ConfirmDialog>
  );
}
