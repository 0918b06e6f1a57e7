import { useState } from "react";
import type { Product } from "@hundeblick/proto/http/catalogue";
import { CURRENCY_OF, type Market, MARKETS } from "@hundeblick/proto/language";
import { fieldProblems, isConflict, isTaken, isUndecided, messageOf } from "../../app/error-message.ts";
import { MARKET_NAMES } from "../../app/markets.ts";
import { useCreateProductMutation, useUpdateBasicsMutation, useUpdateMarketMutation } from "./product.api.ts";
import { basicsOf, hasMarketFields, marketFieldsOf, type ProductForm } from "./product-form.ts";

/** `message` says what is saved and what is not. `mustLoad`: the form may be older than the product; `isConflict`: it is. `isMarketLeft`: saving again goes on with the markets. `problems` stand by their paths in the form. */
export type SaveFailure = {
  title: string;
  message: string;
  mustLoad: boolean;
  isConflict: boolean;
  isMarketLeft: boolean;
  problems: Record<string, string>;
};

/** Saves the basic fields first and the markets' fields, one after the other, only when that went well; answers undefined when all is saved. */
export function useSaveProduct() {
  const [create] = useCreateProductMutation();
  const [updateBasics] = useUpdateBasicsMutation();
  const [updateMarket] = useUpdateMarketMutation();
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
      error &&
      failure(
        "Failed to create product",
        error,
        "Nothing was saved.",
        "No answer came. The product may be in the list or not.",
      )
    );
  }

  /** `product` is what the form was filled from; `onSaved` hears of the product after each save that went well. */
  async function saveChanges(
    product: Product,
    form: ProductForm,
    markets: readonly Market[],
    onSaved: (product: Product) => void,
  ): Promise<SaveFailure | undefined> {
    const basics = await updateBasics({ id: product.id, version: product.version, changes: basicsOf(form) });
    if (basics.error)
      return failure(
        "Failed to save product",
        basics.error,
        "Nothing was saved.",
        "Failed to update product: no answer came. It may be saved or not; load it again to see.",
      );
    onSaved(basics.data);
    let { version } = basics.data;
    const saved: string[] = [];
    for (const market of markets) {
      if (!product.markets[market] && !hasMarketFields(form.markets[market], market)) continue;
      const { data, error } = await updateMarket({
        id: product.id,
        version,
        market,
        changes: marketFieldsOf(form.markets[market], market),
      });
      const rest = `The basic information ${saved.length > 0 ? `and ${saved.join(" and ")} are` : "is"} saved`;
      if (error)
        return failure(
          "Failed to save market data",
          error,
          `${rest}; the market information for ${MARKET_NAMES[market]} is not.`,
          `Failed to update market data: no answer came. ${rest}; load it again to see about ${MARKET_NAMES[market]}.`,
          market,
        );
      onSaved(data);
      ({ version } = data);
      saved.push(MARKET_NAMES[market]);
    }
    return undefined;
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

/** `state` is what is sure when the server refused, `silence` what can be said when nobody knows whether it did it. */
function failure(title: string, error: unknown, state: string, silence: string, market?: Market): SaveFailure {
  const problems = fieldProblems(error, market);
  const [isOld, isOpen] = [isConflict(error), isUndecided(error)];
  const said = isOld
    ? "Somebody else changed this in the meantime."
    : isTaken(error)
      ? Object.values(problems)[0]
      : messageOf(error, "");
  return {
    title,
    message: isOpen ? silence : `${said} ${state}`,
    mustLoad: isOld || isOpen,
    isConflict: isOld,
    isMarketLeft: market !== undefined && !isOld && !isOpen,
    problems,
  };
}
