import { Button } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { Product } from "@hundeblick/proto/http/catalogue";
import type { Market } from "@hundeblick/proto/language";
import { Notice } from "../../ui/Notice.tsx";
import { tell } from "../../ui/tell.ts";
import { BasicFields } from "./BasicFields.tsx";
import { formChanges } from "./form-changes.ts";
import { LeaveGuard } from "./LeaveGuard.tsx";
import { MarketFields } from "./MarketFields.tsx";
import { ProductAside } from "./ProductAside.tsx";
import { formOf, formProblems } from "./product-form.ts";
import { SaveBar } from "./SaveBar.tsx";
import { type SaveFailure, useSaveProduct } from "./use-save-product.ts";
import { useShownProblems } from "./use-shown-problems.ts";

type Props = { product: Product; market: Market; onMarket: (market: Market) => void; onLoadAgain: () => void };

/** The form of all markets, filled from the product once; what is typed stays until it is saved or undone. */
export function EditProductForm({ product: loaded, market, onMarket, onLoadAgain }: Props) {
  const navigate = useNavigate();
  const [product, setProduct] = useState(loaded);
  const [failure, setFailure] = useState<SaveFailure>();
  const { isSaving, saveChanges } = useSaveProduct();
  const form = useForm({ initialValues: formOf(loaded) });
  const changes = formChanges(formOf(product), form.values);
  // the market that is looked at first
  const sent = [...new Set([market, ...changes.flatMap((change) => change.market ?? [])])];
  const showProblems = useShownProblems(form, market, onMarket);
  const save = form.onSubmit(async (values) => {
    setFailure(undefined);
    const problems = formProblems(values, sent, product.demo);
    if (Object.keys(problems).length > 0) return showProblems(problems);
    const failed = await saveChanges(product, values, sent, setProduct);
    if (failed) {
      setFailure(failed);
      return showProblems(failed.problems);
    }
    tell(`“${values.baseName || values.internalId}” is saved.`);
    void navigate("/admin");
  });
  return (
    <form className="edit" onSubmit={save} noValidate>
      <div className="stack">
        {failure ? (
          <Notice kind="bad" title={failure.title} action={failure.mustLoad ? <Button variant="default" size="xs" onClick={onLoadAgain}>Load it again</Button> : undefined}>{failure.message}</Notice>
        ) : null}
        <BasicFields form={form} />
        <MarketFields key={market} form={form} market={market} />
        <SaveBar changes={changes} isSaving={isSaving} label="Save Changes" onUndo={() => { form.setValues(formOf(product)); form.clearErrors(); setFailure(undefined); }} />
      </div>
      <ProductAside product={product} market={market} imageUrl={form.values.markets[market].imageUrl} />
      <LeaveGuard changes={changes} />
    </form>
  );
}
