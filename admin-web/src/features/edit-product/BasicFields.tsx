import { NumberInput, Switch, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useOverviewQuery } from "#shared/products/overview.api.ts";
import type { ProductForm } from "./product-form.ts";

/** Fields shared by all markets. */
export function BasicFields({ form }: { form: UseFormReturnType<ProductForm> }) {
  const { data: overview } = useOverviewQuery();
  return (
    <section className="card" aria-labelledby="basic-title">
      <div className="card-head">
        <h2 id="basic-title" className="grow">
          Basic Information
        </h2>
        <Switch label="Active" {...form.getInputProps("isActive", { type: "checkbox" })} />
      </div>
      <div className="pad form">
        <TextInput className="half" label="Base name" {...form.getInputProps("baseName")} />
        <TextInput className="half" label="Brand" {...form.getInputProps("brand")} />
        <TextInput
          className="third"
          label="Category"
          placeholder="joint, omega3 …"
          list="known-categories"
          {...form.getInputProps("category")}
        />
        <datalist id="known-categories">
          {overview?.categories.map(({ category }) => (
            <option key={category}>{category}</option>
          ))}
        </datalist>
        <TextInput className="third" label="Form" placeholder="powder, oil …" {...form.getInputProps("form")} />
        <NumberInput
          className="third"
          label="Priority"
          description="Higher comes first on the report."
          allowDecimal={false}
          min={-1000}
          max={1000}
          {...form.getInputProps("priority")}
        />
        <TextInput label="Ingredients" description="Separate with commas." {...form.getInputProps("ingredients")} />
        <TextInput
          className="half"
          label="Dog sizes"
          description="small, medium, large; empty fits every dog."
          {...form.getInputProps("dogSizes")}
        />
        <TextInput className="half mono-field" label="Internal id" {...form.getInputProps("internalId")} />
        <Textarea label="Dosage instructions" autosize minRows={2} {...form.getInputProps("dosageInstructions")} />
      </div>
    </section>
  );
}
