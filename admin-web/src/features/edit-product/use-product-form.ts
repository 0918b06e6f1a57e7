import { useForm } from "@mantine/form";
import { useState } from "react";
import type { Product } from "@hundeblick/proto/http/catalogue";
import { formChanges } from "./form-changes.ts";
import { type Difference, differencesOf, mergedForm } from "./merge-forms.ts";
import { formOf } from "./product-form.ts";

/** What somebody else changed and has to be decided on before anything is saved. */
type Comparison = { theirs: Product; differences: Difference[] };

/** The form of one product. `meet` merges a newer saved version and asks only where both sides changed a field. */
export function useProductForm(loaded: Product) {
  const [product, setProduct] = useState(loaded);
  const [comparison, setComparison] = useState<Comparison>();
  const form = useForm({ initialValues: formOf(loaded) });

  const takeIn = (theirs: Product, taken: readonly string[]): void => {
    form.setValues(mergedForm(form.getValues(), formOf(theirs), taken));
    setProduct(theirs);
    setComparison(undefined);
  };
  /** `base` is what the form was filled from; `askAll`: also show what was changed only there. */
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
