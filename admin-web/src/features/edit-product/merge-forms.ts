import { Market } from "@hundeblick/proto/language";
import { formChanges } from "./form-changes.ts";
import type { MarketForm, ProductForm } from "./product-form.ts";

/** A field somebody else changed, with both values; `isTyped`: changed here as well. */
export type Difference = { path: string; name: string; mine: string; theirs: string; isTyped: boolean };

/** Fields changed in `theirs` since `base` that differ from `mine`. */
export function differencesOf(base: ProductForm, mine: ProductForm, theirs: ProductForm): Difference[] {
  const [typed, there] = [base, base].map(
    (from, n) => new Set(formChanges(from, n === 0 ? mine : theirs).map(({ path }) => path)),
  );
  return formChanges(mine, theirs)
    .filter(({ path }) => there?.has(path))
    .map(({ path, name }) => ({
      path,
      name,
      mine: textOf(valueAt(mine, path)),
      theirs: textOf(valueAt(theirs, path)),
      isTyped: typed?.has(path) ?? false,
    }));
}

/** `mine` with these fields of `theirs`. */
export function mergedForm(mine: ProductForm, theirs: ProductForm, taken: Iterable<string>): ProductForm {
  const merged = structuredClone(mine);
  for (const path of taken) Reflect.set(ownerOf(merged, path), fieldOf(path), valueAt(theirs, path));
  return merged;
}

const fieldOf = (path: string): string => path.split(".").at(-1) ?? path;
const ownerOf = (form: ProductForm, path: string): object =>
  path.startsWith("markets.") ? form.markets[Market.parse(path.split(".")[1])] : form;
const valueAt = (form: ProductForm, path: string): unknown => Reflect.get(ownerOf(form, path), fieldOf(path));

function textOf(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value))
    return (value as MarketForm["specifications"]).map(({ name, value: said }) => `${name}: ${said}`).join(", ") || "—";
  return String(value) || "—";
}
