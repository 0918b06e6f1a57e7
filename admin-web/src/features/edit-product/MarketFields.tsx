import { ActionIcon, Button, Switch, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { Plus, X } from "lucide-react";
import type { ReactNode } from "react";
import { CURRENCY_OF, LANGUAGE_OF, type Market } from "@hundeblick/proto/language";
import { formatPrice } from "@hundeblick/proto/market-price";
import { MARKET_NAMES } from "#shared/format/markets.ts";
import { Flag } from "#shared/ui/Flag.tsx";
import type { ProductForm } from "./product-form.ts";

/** Fields of one market. */
export function MarketFields({
  form,
  market,
  action,
}: {
  form: UseFormReturnType<ProductForm>;
  market: Market;
  action?: ReactNode;
}) {
  const lang = LANGUAGE_OF[market];
  const of = (field: string) => form.getInputProps(`markets.${market}.${field}`);
  return (
    <section className="card" aria-labelledby="market-title">
      <div className="card-head">
        <Flag market={market} />
        <h2 id="market-title" className="grow">
          Market Information: {MARKET_NAMES[market]}
        </h2>
        {action}
        <Switch
          label={`Active in ${MARKET_NAMES[market]}`}
          {...form.getInputProps(`markets.${market}.isActive`, { type: "checkbox" })}
        />
      </div>
      <div className="pad form">
        <TextInput
          className="half mono-field"
          label="ASIN"
          description="Ten letters and digits, also taken from a pasted link."
          {...of("asin")}
        />
        <TextInput
          className="half"
          label="Price"
          inputMode="decimal"
          rightSectionWidth={52}
          rightSection={<span className="unit">{CURRENCY_OF[market]}</span>}
          description={`In the writing of the market, e.g. ${formatPrice("19.90", market)}.`}
          {...of("price")}
        />
        <TextInput label="URL" type="url" {...of("url")} />
        <TextInput label="Market title" lang={lang} {...of("marketTitle")} />
        <TextInput className="half" label="Market brand" {...of("marketBrand")} />
        <TextInput className="half" label="Image URL" type="url" {...of("imageUrl")} />
        <Textarea
          label="Bullet points"
          lang={lang}
          description="One per line."
          autosize
          minRows={3}
          {...of("bulletPoints")}
        />
        <Textarea label="Description" lang={lang} autosize minRows={3} {...of("description")} />
        <fieldset className="specs">
          <legend>Specifications</legend>
          {form.values.markets[market].specifications.map((_line, i) => (
            <div className="spec-row" key={i}>
              <TextInput aria-label={`Name ${i + 1}`} {...of(`specifications.${i}.name`)} />
              <TextInput aria-label={`Value ${i + 1}`} {...of(`specifications.${i}.value`)} />
              <ActionIcon
                size="lg"
                className="quiet"
                aria-label={`Remove line ${i + 1}`}
                onClick={() => form.removeListItem(`markets.${market}.specifications`, i)}
              >
                <X className="i" aria-hidden />
              </ActionIcon>
            </div>
          ))}
          <Button
            variant="subtle"
            size="xs"
            leftSection={<Plus className="i" aria-hidden />}
            onClick={() => form.insertListItem(`markets.${market}.specifications`, { name: "", value: "" })}
          >
            Add a line
          </Button>
        </fieldset>
      </div>
    </section>
  );
}
