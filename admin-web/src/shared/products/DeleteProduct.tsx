import { Button, Modal } from "@mantine/core";
import { useState } from "react";
import type { Market } from "@hundeblick/proto/language";
import { getErrorMessage } from "../api/error-message.ts";
import { Notice } from "../ui/Notice.tsx";
import { notify } from "../ui/notify.ts";
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
  // kept while the dialog fades out
  const [shown, setShown] = useState(product);
  if (product && product !== shown) setShown(product);
  const name = shown?.baseName || shown?.internalId;
  const listed = shown?.listed ?? [];
  const close = (): void => {
    reset();
    onClose();
  };
  const confirm = async (): Promise<void> => {
    if (!product) return;
    const answer = await remove({ id: product.id, version: product.version });
    if (answer.error) return;
    notify(`“${name}” was deleted.`);
    reset();
    onDeleted();
  };
  return (
    <Modal opened={product !== undefined} onClose={close} title={`Delete “${name}”?`}>
      <div className="stack">
        <p className="soft">This removes one product with everything that belongs to it:</p>
        <ul className="removes">
          <li>
            <span>
              Market listings{listed.length > 0 ? ` (${listed.map((market) => market.toUpperCase()).join(", ")})` : ""}
            </span>
            <b>{listed.length}</b>
          </li>
        </ul>
        <p className="note">
          Recorded clicks stay in the statistics under its name. To take it off the report without losing anything, set
          it to inactive instead.
        </p>
        {error ? (
          <Notice kind="bad" title="Failed to delete product">
            {getErrorMessage(error, "Nothing was changed.")}
          </Notice>
        ) : null}
        <div className="dialog-foot">
          <Button variant="default" data-autofocus onClick={close}>
            Keep it
          </Button>
          <Button className="danger" disabled={isLoading} onClick={() => void confirm()}>
            Delete 1 product
          </Button>
        </div>
      </div>
    </Modal>
  );
}
