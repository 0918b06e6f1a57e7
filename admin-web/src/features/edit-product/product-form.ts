import type { OfferChanges, Product, ProductChanges } from "@hundeblick/proto/http/catalogue";
import type { Market } from "@hundeblick/proto/language";
import { priceForField, priceFromField } from "../../app/markets.ts";

/** The two sections of the form, as they are typed. */
export type ProductForm = {
  internalId: string; baseName: string; brand: string; category: string; form: string; priority: number | string;
  ingredients: string; dogSizes: string; dosageInstructions: string; isActive: boolean;
  asin: string; price: string; url: string; marketTitle: string; marketBrand: string; imageUrl: string; bulletPoints: string; description: string;
  specifications: { name: string; value: string }[];
};

export function formOf(product: Product | undefined, market: Market): ProductForm {
  const offer = product?.markets[market];
  return {
    internalId: product?.internalId ?? "", baseName: product?.baseName ?? "", brand: product?.brand ?? "", category: product?.category ?? "", form: product?.form ?? "",
    priority: product?.priority ?? 0, ingredients: product?.ingredients.join(", ") ?? "", dogSizes: product?.dogSizes.join(", ") ?? "",
    dosageInstructions: product?.dosageInstructions ?? "", isActive: product?.isActive ?? true,
    asin: offer?.asin ?? "", price: priceForField(offer?.price ?? null, market), url: offer?.url ?? "", marketTitle: offer?.marketTitle ?? "", marketBrand: offer?.marketBrand ?? "",
    imageUrl: offer?.imageUrl ?? "", bulletPoints: offer?.bulletPoints.join("\n") ?? "", description: offer?.description ?? "",
    specifications: Object.entries(offer?.specifications ?? {}).map(([name, value]) => ({ name, value })),
  };
}

const parts = (text: string, separator: string): string[] => text.split(separator).map((part) => part.trim()).filter(Boolean);
const orNull = (text: string): string | null => text.trim() || null;

export const basicsOf = ({ internalId, baseName, brand, category, form, priority, ingredients, dogSizes, dosageInstructions, isActive }: ProductForm): ProductChanges & { internalId: string; baseName: string } =>
  ({ internalId: internalId.trim(), baseName, brand, category, form, priority: Number(priority) || 0, ingredients: parts(ingredients, ","), dogSizes: parts(dogSizes, ","), dosageInstructions, isActive });

export const marketFieldsOf = ({ asin, price, url, marketTitle, marketBrand, imageUrl, bulletPoints, description, specifications }: ProductForm): OfferChanges => ({
  asin: asinOf(asin), price: priceFromField(price) ?? null, url: orNull(url), marketTitle, marketBrand, imageUrl: orNull(imageUrl), bulletPoints: parts(bulletPoints, "\n"), description,
  specifications: Object.fromEntries(specifications.map(({ name, value }) => [name.trim(), value.trim()]).filter(([name]) => name !== "")),
});

/** True when somebody wrote anything about the market. */
export const hasMarketFields = (form: ProductForm): boolean =>
  Object.values(marketFieldsOf(form)).some((value) => (Array.isArray(value) ? value.length > 0 : typeof value === "object" && value !== null ? Object.keys(value).length > 0 : Boolean(value)));

/** The ASIN, also out of a pasted link; null when nothing was typed. */
export function asinOf(typed: string): string | null {
  const text = typed.trim();
  const linked = /\/(?:dp|gp\/product|gp\/aw\/d|demo-shop\/\w\w)\/([A-Z0-9]{10})(?:[/?#]|$)/i.exec(text)?.[1] ?? /[?&]asin=([A-Z0-9]{10})\b/i.exec(text)?.[1];
  return (linked ?? text).toUpperCase() || null;
}

export const checks = {
  internalId: (value: string) => (/^[A-Za-z0-9._-]{1,80}$/.test(value.trim()) ? null : "Letters, digits, dot, dash and underscore only, for example HB-0107."),
  asin: (value: string) => (asinOf(value) === null || /^[A-Z0-9]{10}$/.test(asinOf(value) ?? "") ? null : "An ASIN has ten letters and digits. A pasted link works as well."),
  price: (value: string) => (priceFromField(value) === undefined ? "Write a price like 19.90 or 19,90." : null),
  priority: (value: number | string) => (Number.isInteger(Number(value)) ? null : "A whole number."),
};
