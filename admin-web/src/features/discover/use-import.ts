import type { SearchResult } from "@hundeblick/proto/http/admin/marketplace";
import type { Market } from "@hundeblick/proto/language";
import { isAnswered, messageOf } from "../../app/error-message.ts";
import { tell, tellProblem } from "../../ui/tell.ts";
import { type ImportReply, useImportProductMutation } from "./discover.api.ts";

/** Brings one search result into the catalogue and says what came of it. */
export function useImport(): {
  bring: (result: SearchResult, market: Market) => Promise<void>;
  isBringing: boolean;
  done: ImportReply | undefined;
} {
  const [send, { isLoading, data }] = useImportProductMutation();
  const bring = async (result: SearchResult, market: Market): Promise<void> => {
    const { data: reply, error } = await send({ asin: result.asin, market, initialData: result });
    if (reply)
      tell(
        `Product imported successfully! ${reply.action === "created" ? "New product created" : "Market data updated"}`,
      );
    else
      tellProblem(
        isAnswered(error)
          ? `Failed to import product: ${messageOf(error, "Unknown error")}`
          : "Failed to import product",
      );
  };
  return { bring, isBringing: isLoading, done: data };
}
