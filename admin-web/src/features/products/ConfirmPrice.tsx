import type { ProductRow } from "@hundeblick/proto/http/catalogue";
import type { Market } from "@hundeblick/proto/language";
import { getErrorMessage } from "#shared/api/error-message.ts";
import { notify, notifyError } from "#shared/ui/notify.ts";
import { SmallButton } from "#shared/ui/SmallButton.tsx";
import { useConfirmPriceMutation } from "./products.api.ts";

/** Confirms the shown price as seen now, so that reports show it again. */
export function ConfirmPrice({ row, market }: { row: ProductRow; market: Market }) {
  const { id, version, baseName, internalId } = row;
  const name = baseName || internalId;
  const [send, { isLoading }] = useConfirmPriceMutation();
  const confirm = async (): Promise<void> => {
    const { error } = await send({ id, market, version, priceSeenAt: new Date().toISOString() });
    if (error) notifyError(`Failed to update market data: ${getErrorMessage(error)}`);
    else notify(`The price of “${name}” is confirmed.`);
  };
  return (
    <SmallButton loading={isLoading} aria-label={`Still this price: ${name}`} onClick={() => void confirm()}>
      Still this price
    </SmallButton>
  );
}
