import { useForm } from "@mantine/form";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { selectMarket } from "../../app/session.slice.ts";
import { Shell } from "../../app/Shell.tsx";
import { useAppSelector } from "../../app/store.ts";
import { Notice } from "../../ui/Notice.tsx";
import { tell } from "../../ui/tell.ts";
import { BasicFields } from "./BasicFields.tsx";
import { MarketFields } from "./MarketFields.tsx";
import { MarketSwitch } from "./MarketSwitch.tsx";
import { ProductAside } from "./ProductAside.tsx";
import { checks, formOf } from "./product-form.ts";
import { SaveBar } from "./SaveBar.tsx";
import { type SaveFailure, useSaveProduct } from "./use-save-product.ts";

/** /admin/products/new: a product, and its first market when there is something to say about it. */
export default function NewProductPage() {
  const navigate = useNavigate();
  const [market, setMarket] = useState(useAppSelector(selectMarket));
  const [failure, setFailure] = useState<SaveFailure>();
  const { isSaving, saveNew } = useSaveProduct();
  const form = useForm({ initialValues: formOf(undefined, market), validate: checks });
  const save = form.onSubmit(async (values) => {
    setFailure(undefined);
    const failed = await saveNew(values, market);
    if (failed) {
      setFailure(failed);
      form.setErrors(failed.problems);
      return;
    }
    tell(`“${values.baseName || values.internalId}” is in the catalogue.`);
    void navigate("/admin");
  });
  return (
    <Shell title="New product">
      <MarketSwitch market={market} onChange={setMarket} />
      <form className="edit" onSubmit={save} noValidate>
        <div className="stack">
          {failure ? <Notice kind="bad" title={failure.title}>{failure.message}</Notice> : null}
          <BasicFields form={form} />
          <MarketFields form={form} market={market} />
          <SaveBar isDirty={form.isDirty()} isSaving={isSaving} label="Create product" onUndo={form.reset} />
        </div>
        <ProductAside product={undefined} market={market} imageUrl={form.values.imageUrl} />
      </form>
    </Shell>
  );
}
