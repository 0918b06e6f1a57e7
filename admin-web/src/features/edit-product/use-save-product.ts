import { useState } from "react";
import type { OfferChanges, Product } from "@hundeblick/proto/http/catalogue";
import { CURRENCY_OF, type Market, MARKETS } from "@hundeblick/proto/language";
import { fieldProblems, getErrorMessage, isConflict, isOutcomeUnknown, isTaken } from "#shared/api/error-message.ts";
import { useCreateProductMutation, useSaveProductMutation } from "./product.api.ts";
import { changedFields, formChanges } from "./form-changes.ts";
import { basicsOf, formOf, hasMarketFields, marketFieldsOf, marketOfPath, type ProductForm } from "./product-form.ts";

/** `mustLoad`: the form may be outdated; `isConflict`: it is. `problems` by path in the form. */
export type SaveFailure = {
  title: string;
  message: string;
  mustLoad: boolean;
  isConflict: boolean;
  problems: Record<string, string>;
};

/** Saves the whole form in one call; returns undefined on success. */
export function useSaveProduct() {
  const [create] = useCreateProductMutation();
  const [save] = useSaveProductMutation();
  const [isSaving, setSaving] = useState(false);

  async function saveNew(form: ProductForm): Promise<SaveFailure | undefined> {
    const written = MARKETS.filter((market) => hasMarketFields(form.markets[market], market));
    const markets = Object.fromEntries(
      written.map((market) => [
        market,
        { ...marketFieldsOf(form.markets[market], market), currency: CURRENCY_OF[market] },
      ]),
    );
    const { error } = await create({ ...basicsOf(form), markets });
    return (
      error && failure("Failed to create product", error, "No answer came. The product may be in the list or not.")
    );
  }

  /** `product`: values at initialisation. */
  async function saveChanges(
    product: Product,
    form: ProductForm,
    changed: readonly Market[],
  ): Promise<SaveFailure | undefined> {
    const changes = formChanges(formOf(product), form);
    const markets: Partial<Record<Market, OfferChanges>> = {};
    for (const market of changed)
      if (product.markets[market] || hasMarketFields(form.markets[market], market))
        markets[market] = changedFields(marketFieldsOf(form.markets[market], market), changes, `markets.${market}.`);
    const basics = changedFields(basicsOf(form), changes);
    const { error } = await save({ ...basics, id: product.id, version: product.version, markets });
    return (
      error &&
      failure(
        isOfMarkets(error) ? "Failed to save market data" : "Failed to save product",
        error,
        "Failed to update product: no answer came. It may be saved or not; load it again to see.",
      )
    );
  }

  const during =
    <Args extends unknown[]>(work: (...args: Args) => Promise<SaveFailure | undefined>) =>
    async (...args: Args) => {
      setSaving(true);
      try {
        return await work(...args);
      } finally {
        setSaving(false);
      }
    };
  return { isSaving, saveNew: during(saveNew), saveChanges: during(saveChanges) };
}

const isOfMarkets = (error: unknown): boolean => {
  const paths = Object.keys(fieldProblems(error));
  return paths.length > 0 && paths.every(marketOfPath);
};

/** `unknownOutcome`: message if the save may or may not have succeeded. */
function failure(title: string, error: unknown, unknownOutcome: string): SaveFailure {
  const problems = fieldProblems(error);
  const [isOld, isOpen] = [isConflict(error), isOutcomeUnknown(error)];
  const reason = isOld
    ? "Somebody else changed this in the meantime."
    : isTaken(error)
      ? Object.values(problems)[0]
      : getErrorMessage(error, "");
  return {
    title,
    message: isOpen ? unknownOutcome : `${reason} Nothing was saved.`,
    mustLoad: isOld || isOpen,
    isConflict: isOld,
    problems,
  };
}
