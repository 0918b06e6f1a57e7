import { useForm } from "@mantine/form";
import { useState } from "react";
import type { Product } from "@hundeblick/proto/http/catalogue";
import { formChanges } from "./form-changes.ts";
import { type Difference, differencesOf, mergedForm } from "./merge-forms.ts";
import { formOf } from "./product-form.ts";

/** Conflicts to be resolved before saving. */
type Comparison = { theirs: Product; differences: Difference[] };

/** The form of one product. `meet` merges a newer saved version and asks only about fields changed on both sides. */
export function useProductForm(loaded: Product) {
  const [product, setProduct] = useState(loaded);
  const [comparison, setComparison] = useState<Comparison>();
  const form = useForm({ initialValues: formOf(loaded) });

  const takeIn = (theirs: Product, taken: readonly string[]): void => {
    form.setValues(mergedForm(form.getValues(), formOf(theirs), taken));
    setProduct(theirs);
    setComparison(undefined);
  };
  /** `base`: values at initialisation; `askAll`: also show fields changed only by others. */
  const meet = (base: Product, theirs: Product, askAll: boolean): void => {
    const differences = differencesOf(formOf(base), form.getValues(), formOf(theirs));
    if (differences.some(({ isTyped }) => isTyped || askAll)) setComparison({ theirs, differences });
    else
      takeIn(
        theirs,
        differences.map(({ path }) => path),
      );
  };
  const undo = (): void => {
    form.setValues(formOf(product));
    form.clearErrors();
  };
  return {
    form,
    product,
    changes: formChanges(formOf(product), form.values),
    comparison,
    meet,
    decide: (taken: readonly string[]) => comparison && takeIn(comparison.theirs, taken),
    undo,
  };
}
