import { RotateCw } from "lucide-react";
import { useState } from "react";
import type { RefreshResult } from "@hundeblick/proto/http/admin/marketplace";
import type { Market } from "@hundeblick/proto/language";
import { startScrape } from "#shared/marketplace/marketplace.api.ts";
import { useAppDispatch } from "#shared/store/store.ts";
import { FailedProduct, retryOptions } from "./FailedProduct.tsx";
import { SmallButton } from "#shared/ui/SmallButton.tsx";
import { DataTable, hidden } from "#shared/ui/DataTable.tsx";

type Props = { jobId: string; results: readonly RefreshResult[]; market: Market };

/** Failed products with reason and action, and a button that retries those still on the marketplace. */
export function FailedProducts({ jobId, results, market }: Props) {
  const dispatch = useAppDispatch();
  const [isRetrying, setRetrying] = useState(false);
  const there = results.filter(({ outcome }) => outcome !== "gone");
  const retryAll = async (): Promise<void> => {
    setRetrying(true);
    for (const result of there)
      await dispatch(startScrape({ id: result.productId, market }, retryOptions(jobId, result)));
    setRetrying(false);
  };
  return (
    <section className="card clipped" aria-labelledby="failed-title">
      <div className="card-head">
        <h2 id="failed-title" className="grow">
          Failed
        </h2>
        {there.length > 1 ? (
          <SmallButton loading={isRetrying} icon={RotateCw} onClick={() => void retryAll()}>
            Retry {there.length} products
          </SmallButton>
        ) : null}
      </div>
      <div className="tbl">
        <DataTable
          caption="Products that could not be read"
          columns={["Product", "Outcome", "What happened", hidden("Action")]}
        >
          {results.map((result) => (
            <FailedProduct key={result.productId} failed={result} jobId={jobId} market={market} />
          ))}
        </DataTable>
      </div>
    </section>
  );
}
