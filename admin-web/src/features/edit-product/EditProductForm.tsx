import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { Product } from "@hundeblick/proto/http/catalogue";
import type { Market } from "@hundeblick/proto/language";
import { useScrape } from "#shared/marketplace/use-scrape.ts";
import { notify } from "#shared/ui/notify.ts";
import { BasicFields } from "./BasicFields.tsx";
import { CompareChanges } from "./CompareChanges.tsx";
import { LeaveGuard } from "./LeaveGuard.tsx";
import { MarketFields } from "./MarketFields.tsx";
import { ProductAside } from "./ProductAside.tsx";
import { formProblems } from "./product-form.ts";
import { ProductHead } from "./ProductHead.tsx";
import { SaveBar } from "./SaveBar.tsx";
import { SaveFailed } from "./SaveFailed.tsx";
import { useProductForm } from "./use-product-form.ts";
import { type SaveFailure, useSaveProduct } from "./use-save-product.ts";
import { useShownProblems } from "./use-shown-problems.ts";
import { SmallButton } from "#shared/ui/SmallButton.tsx";

type Props = {
  product: Product;
  market: Market;
  onMarket: (market: Market) => void;
  loadAgain: () => Promise<Product | undefined>;
};

/** The form of all markets, initialised once from the product. */
export function EditProductForm({ product: loaded, market, onMarket, loadAgain }: Props) {
  const navigate = useNavigate();
  const { form, product, changes, comparison, meet, decide, undo } = useProductForm(loaded);
  const [failure, setFailure] = useState<SaveFailure>();
  const { isSaving, saveChanges } = useSaveProduct();
  const { scrape, isScraping } = useScrape();
  const showProblems = useShownProblems(form, market, onMarket);
  // the initial market
  const sent = [...new Set([market, ...changes.flatMap((change) => change.market ?? [])])];

  const load = async (base: Product, askAll: boolean): Promise<void> => {
    const theirs = await loadAgain();
    if (!theirs) return;
    meet(base, theirs, askAll);
    setFailure((now) => (now?.isConflict ? { ...now, mustLoad: false } : undefined));
  };
  const save = form.onSubmit(async (values) => {
    setFailure(undefined);
    const problems = formProblems(values, sent, product.demo);
    if (Object.keys(problems).length > 0) return showProblems(problems);
    const failed = await saveChanges(product, values, sent);
    if (!failed) {
      notify(`“${values.baseName || values.internalId}” is saved.`);
      return void navigate("/admin");
    }
    setFailure(failed);
    showProblems(failed.problems);
    if (failed.isConflict) await load(product, true);
  });
  const refresh = async (): Promise<void> => {
    if (await scrape({ id: product.id, offer: product.markets[market] ?? null }, market)) await load(product, false);
  };
  return (
    <form className="edit" onSubmit={save} noValidate>
      <div className="stack">
        <ProductHead product={product} />
        {failure ? <SaveFailed failure={failure} onLoad={() => void load(product, true)} /> : null}
        {comparison ? (
          <CompareChanges
            key={comparison.theirs.version}
            differences={comparison.differences}
            changedAt={comparison.theirs.updatedAt}
            onDecide={(taken) => {
              decide(taken);
              setFailure(undefined);
            }}
          />
        ) : null}
        <BasicFields form={form} />
        <MarketFields
          key={market}
          form={form}
          market={market}
          action={
            product.markets[market] ? (
              <SmallButton loading={isScraping} onClick={() => void refresh()}>
                Refresh from marketplace
              </SmallButton>
            ) : null
          }
        />
        <SaveBar
          changes={changes}
          isSaving={isSaving}
          isHeld={comparison !== undefined}
          label="Save Changes"
          onUndo={() => {
            undo();
            setFailure(undefined);
          }}
        />
      </div>
      <ProductAside product={product} market={market} imageUrl={form.values.markets[market].imageUrl} />
      <LeaveGuard changes={changes} />
    </form>
  );
}
