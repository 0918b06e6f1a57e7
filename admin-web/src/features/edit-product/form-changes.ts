import { type Market, MARKETS } from "@hundeblick/proto/language";
import { basicsOf, marketFieldsOf, type MarketForm, type ProductForm } from "./product-form.ts";

/** A changed field; `path` is its place in the form. */
export type FormChange = { path: string; name: string; market: Market | null };

const BASICS: Partial<Record<keyof ProductForm, string>> = {
  isActive: "Active",
  baseName: "Base name",
  brand: "Brand",
  category: "Category",
  form: "Form",
  priority: "Priority",
  ingredients: "Ingredients",
  dogSizes: "Dog sizes",
  internalId: "Internal id",
  dosageInstructions: "Dosage instructions",
};
const OFFER: Record<keyof MarketForm, string> = {
  isActive: "active",
  asin: "ASIN",
  price: "price",
  url: "URL",
  marketTitle: "market title",
  marketBrand: "market brand",
  imageUrl: "image URL",
  bulletPoints: "bullet points",
  description: "description",
  specifications: "specifications",
};

/** Fields with different values, ignoring white space, order of commas and the like. */
export function formChanges(from: ProductForm, to: ProductForm): FormChange[] {
  const [was, is] = [basicsOf(from), basicsOf(to)];
  const basics = Object.entries(BASICS).flatMap(([field, name]) =>
    differ(was, is, field) ? [{ path: field, name, market: null }] : [],
  );
  return [...basics, ...MARKETS.flatMap((market) => marketChanges(from.markets[market], to.markets[market], market))];
}

/** Only changed fields; an unchanged list would be split at a comma within its values. `path`: of the fields. */
export const changedFields = <Fields extends object>(
  fields: Fields,
  changes: readonly FormChange[],
  path = "",
): Partial<Fields> => {
  const changed = new Set(changes.map((change) => change.path));
  return Object.fromEntries(
    Object.entries(fields).filter(([field]) => changed.has(`${path}${field}`)),
  ) as Partial<Fields>;
};

function marketChanges(from: MarketForm, to: MarketForm, market: Market): FormChange[] {
  const [was, is] = [sayingOf(from, market), sayingOf(to, market)];
  return Object.entries(OFFER).flatMap(([field, name]) =>
    differ(was, is, field)
      ? [{ path: `markets.${market}.${field}`, name: `${market.toUpperCase()} ${name}`, market }]
      : [],
  );
}

/** An invalid price counts as a change. */
const sayingOf = (form: MarketForm, market: Market) => {
  const fields = marketFieldsOf(form, market);
  return { ...fields, price: fields.price ?? form.price.trim() };
};

const differ = (a: object, b: object, field: string): boolean =>
  JSON.stringify(Reflect.get(a, field)) !== JSON.stringify(Reflect.get(b, field));
