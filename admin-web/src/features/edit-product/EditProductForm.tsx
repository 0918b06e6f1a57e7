import { Button } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { Product } from "@hundeblick/proto/http/catalogue";
import type { Market } from "@hundeblick/proto/language";
import { Notice } from "../../ui/Notice.tsx";
import { tell } from "../../ui/tell.ts";
import { BasicFields } from "./BasicFields.tsx";
import { checks, formOf } from "./product-form.ts";
import { MarketFields } from "./MarketFields.tsx";
import { ProductAside } from "./ProductAside.tsx";
import { SaveBar } from "./SaveBar.tsx";
import { type SaveFailure, useSaveProduct } from "./use-save-product.ts";

/** The form, filled from the product once; what is typed stays until it is saved or undone. */
export function EditProductForm({ product: loaded, market, onLoadAgain }: { product: Product; market: Market; onLoadAgain: () => void }) {
  const navigate = useNavigate();
  const [product, setProduct] = useState(loaded);
  const [failure, setFailure] = useState<SaveFailure>();
  const { isSaving, saveChanges } = useSaveProduct();
  const form = useForm({ initialValues: formOf(loaded, market), validate: checks });
  const save = form.onSubmit(async (values) => {
    setFailure(undefined);
    const failed = await saveChanges(product, values, market, setProduct);
    if (failed) {
      setFailure(failed);
      form.setErrors(failed.problems);
      return;
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
        <MarketFields form={form} market={market} />
        <SaveBar isDirty={form.isDirty()} isSaving={isSaving} label="Save Changes" onUndo={() => { form.reset(); setFailure(undefined); }} />
      </div>
      <ProductAside product={product} market={market} imageUrl={form.values.imageUrl} />
    </form>
  );
}
