import type { SearchResult } from "@hundeblick/proto/http/admin/marketplace";
import type { Market } from "@hundeblick/proto/language";
import { hasReply, getErrorMessage } from "#shared/api/error-message.ts";
import { notify, notifyError } from "#shared/ui/notify.ts";
import { type ImportReply, useImportProductMutation } from "./discover.api.ts";

/** Imports one search result and notifies of the outcome. */
export function useImport(): {
  bring: (result: SearchResult, market: Market) => Promise<void>;
  isBringing: boolean;
  done: ImportReply | undefined;
} {
  const [send, { isLoading, data }] = useImportProductMutation();
  const bring = async (result: SearchResult, market: Market): Promise<void> => {
    const { data: reply, error } = await send({ asin: result.asin, market, initialData: result });
    if (reply)
      notify(
        `Product imported successfully! ${reply.action === "created" ? "New product created" : "Market data updated"}`,
      );
    else
      notifyError(
        hasReply(error)
          ? `Failed to import product: ${getErrorMessage(error, "Unknown error")}`
          : "Failed to import product",
      );
  };
  return { bring, isBringing: isLoading, done: data };
}
