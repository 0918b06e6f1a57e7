import { useForm } from "@mantine/form";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { selectMarket } from "#shared/session/session.slice.ts";
import { useAppSelector } from "#shared/store/store.ts";
import { Notice } from "#shared/ui/Notice.tsx";
import { notify } from "#shared/ui/notify.ts";
import { BasicFields } from "./BasicFields.tsx";
import "./edit-product.css";
import { formChanges } from "./form-changes.ts";
import { LeaveGuard } from "./LeaveGuard.tsx";
import { MarketFields } from "./MarketFields.tsx";
import { MarketSwitch } from "./MarketSwitch.tsx";
import { ProductAside } from "./ProductAside.tsx";
import { formOf, formProblems } from "./product-form.ts";
import { SaveBar } from "./SaveBar.tsx";
import { type SaveFailure, useSaveProduct } from "./use-save-product.ts";
import { useShownProblems } from "./use-shown-problems.ts";

const EMPTY = formOf(undefined);

/** /admin/products/new: creates a product on every market with input. */
export default function NewProductPage() {
  const navigate = useNavigate();
  const [market, setMarket] = useState(useAppSelector(selectMarket));
  const [failure, setFailure] = useState<SaveFailure>();
  const { isSaving, saveNew } = useSaveProduct();
  const form = useForm({ initialValues: EMPTY });
  const changes = formChanges(EMPTY, form.values);
  const showProblems = useShownProblems(form, market, setMarket);
  const save = form.onSubmit(async (values) => {
    setFailure(undefined);
    const problems = formProblems(
      values,
      changes.flatMap((change) => change.market ?? []),
      false,
    );
    if (Object.keys(problems).length > 0) return showProblems(problems);
    const failed = await saveNew(values);
    if (failed) {
      setFailure(failed);
      return showProblems(failed.problems);
    }
    notify(`“${values.baseName || values.internalId}” is in the catalogue.`);
    void navigate("/admin");
  });
  return (
    <>
      <MarketSwitch market={market} onChange={setMarket} />
      <form className="edit" onSubmit={save} noValidate>
        <div className="stack">
          {failure ? (
            <Notice kind="bad" title={failure.title}>
              {failure.message}
            </Notice>
          ) : null}
          <BasicFields form={form} />
          <MarketFields key={market} form={form} market={market} />
          <SaveBar
            changes={changes}
            isSaving={isSaving}
            label="Create product"
            onUndo={() => {
              form.setValues(EMPTY);
              form.clearErrors();
            }}
          />
        </div>
        <ProductAside product={undefined} market={market} imageUrl={form.values.markets[market].imageUrl} />
        <LeaveGuard changes={changes} />
      </form>
    </>
  );
}
