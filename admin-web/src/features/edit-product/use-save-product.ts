import { useState } from "react";
import type { Product } from "@hundeblick/proto/http/catalogue";
import { CURRENCY_OF, type Market } from "@hundeblick/proto/language";
import { fieldProblems, isConflict, isUndecided, messageOf } from "../../app/error-message.ts";
import { useCreateProductMutation, useUpdateBasicsMutation, useUpdateMarketMutation } from "./product.api.ts";
import { basicsOf, hasMarketFields, marketFieldsOf, type ProductForm } from "./product-form.ts";

/** `message` says what is saved and what is not. `mustLoad`: the form may be older than the product. */
export type SaveFailure = { title: string; message: string; mustLoad: boolean; problems: Record<string, string> };

/** Saves the basic fields first and the market's fields only when that went well; answers undefined when all is saved. */
export function useSaveProduct() {
  const [create] = useCreateProductMutation();
  const [updateBasics] = useUpdateBasicsMutation();
  const [updateMarket] = useUpdateMarketMutation();
  const [isSaving, setSaving] = useState(false);

  async function saveNew(form: ProductForm, market: Market): Promise<SaveFailure | undefined> {
    const markets = hasMarketFields(form) ? { [market]: { ...marketFieldsOf(form), currency: CURRENCY_OF[market] } } : {};
    const { error } = await create({ ...basicsOf(form), markets });
    return error && failure("Failed to create product", error, "Nothing was saved.", "No answer came. The product may be in the list or not.");
  }

  /** `product` is what the form was filled from; `onVersion` hears of the version after the first save. */
  async function saveChanges(product: Product, form: ProductForm, market: Market, onVersion: (product: Product) => void): Promise<SaveFailure | undefined> {
    const basics = await updateBasics({ id: product.id, version: product.version, changes: basicsOf(form) });
    if (basics.error) return failure("Failed to save product", basics.error, "Nothing was saved.", "Failed to update product: no answer came. It may be saved or not; load it again to see.");
    onVersion(basics.data);
    if (!product.markets[market] && !hasMarketFields(form)) return undefined;
    const { error } = await updateMarket({ id: product.id, version: basics.data.version, market, changes: marketFieldsOf(form) });
    return error && failure("Failed to save market data", error, "The basic information is saved; the market information is not.", "Failed to update market data: no answer came. The basic information is saved; load it again to see about the market information.");
  }

  const during = <Args extends unknown[]>(work: (...args: Args) => Promise<SaveFailure | undefined>) => async (...args: Args) => {
    setSaving(true);
    try {
      return await work(...args);
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, saveNew: during(saveNew), saveChanges: during(saveChanges) };
}

/** `state` is what is sure when the server refused, `silence` what can be said when nobody knows whether it did it. */
const failure = (title: string, error: unknown, state: string, silence: string): SaveFailure =>
  ({ title, message: isUndecided(error) ? silence : `${messageOf(error, "")} ${state}`, mustLoad: isConflict(error) || isUndecided(error), problems: fieldProblems(error) });
