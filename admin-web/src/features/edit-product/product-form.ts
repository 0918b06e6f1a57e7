import type { OfferChanges, Product, ProductChanges } from "@hundeblick/proto/http/catalogue";
import { dogSizeProblem } from "@hundeblick/proto/http/dog-sizes";
import { urlProblem } from "@hundeblick/proto/http/product-url";
import { type Market, MARKETS } from "@hundeblick/proto/language";
import { priceExample, parsePrice, formatPrice } from "@hundeblick/proto/market-price";

type BasicsForm = {
  internalId: string;
  baseName: string;
  brand: string;
  category: string;
  form: string;
  priority: number | string;
  ingredients: string;
  dogSizes: string;
  dosageInstructions: string;
  isActive: boolean;
};
export type MarketForm = {
  isActive: boolean;
  asin: string;
  price: string;
  url: string;
  marketTitle: string;
  marketBrand: string;
  imageUrl: string;
  bulletPoints: string;
  description: string;
  specifications: { name: string; value: string }[];
};
/** Form values of the product and of every market, so that switching the market loses nothing. */
export type ProductForm = BasicsForm & { markets: Record<Market, MarketForm> };

export const formOf = (product: Product | undefined): ProductForm => ({
  internalId: product?.internalId ?? "",
  baseName: product?.baseName ?? "",
  brand: product?.brand ?? "",
  category: product?.category ?? "",
  form: product?.form ?? "",
  priority: product?.priority ?? 0,
  ingredients: product?.ingredients.join(", ") ?? "",
  dogSizes: product?.dogSizes.join(", ") ?? "",
  dosageInstructions: product?.dosageInstructions ?? "",
  isActive: product?.isActive ?? true,
  markets: Object.fromEntries(MARKETS.map((market) => [market, marketFormOf(product, market)])) as Record<
    Market,
    MarketForm
  >,
});

function marketFormOf(product: Product | undefined, market: Market): MarketForm {
  const offer = product?.markets[market];
  return {
    isActive: offer?.isActive ?? true,
    asin: offer?.asin ?? "",
    price: offer?.price == null ? "" : formatPrice(offer.price, market),
    url: offer?.url ?? "",
    marketTitle: offer?.marketTitle ?? "",
    marketBrand: offer?.marketBrand ?? "",
    imageUrl: offer?.imageUrl ?? "",
    bulletPoints: offer?.bulletPoints.join("\n") ?? "",
    description: offer?.description ?? "",
    specifications: Object.entries(offer?.specifications ?? {}).map(([name, value]) => ({ name, value })),
  };
}

const parts = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
const orNull = (text: string): string | null => text.trim() || null;

export const basicsOf = ({
  internalId,
  baseName,
  brand,
  category,
  form,
  priority,
  ingredients,
  dogSizes,
  dosageInstructions,
  isActive,
}: ProductForm): ProductChanges & { internalId: string; baseName: string } => ({
  internalId: internalId.trim(),
  baseName,
  brand,
  category,
  form,
  priority: Number(priority) || 0,
  ingredients: parts(ingredients, ","),
  dogSizes: parts(dogSizes, ","),
  dosageInstructions,
  isActive,
});

export const marketFieldsOf = (
  {
    isActive,
    asin,
    price,
    url,
    marketTitle,
    marketBrand,
    imageUrl,
    bulletPoints,
    description,
    specifications,
  }: MarketForm,
  market: Market,
): OfferChanges => ({
  isActive,
  asin: asinOf(asin),
  price: parsePrice(price, market) ?? null,
  url: orNull(url),
  marketTitle,
  marketBrand,
  imageUrl: orNull(imageUrl),
  bulletPoints: parts(bulletPoints, "\n"),
  description,
  specifications: Object.fromEntries(
    specifications.map(({ name, value }) => [name.trim(), value.trim()]).filter(([name]) => name !== ""),
  ),
});

/** True if any field of the market has a value, or it is not active as a new one is. */
export function hasMarketFields(form: MarketForm, market: Market): boolean {
  const { isActive, ...fields } = marketFieldsOf(form, market);
  const hasValue = Object.values(fields).some((value) =>
    Array.isArray(value)
      ? value.length > 0
      : typeof value === "object" && value !== null
        ? Object.keys(value).length > 0
        : Boolean(value),
  );
  return hasValue || isActive === false;
}

/** The ASIN, also out of a pasted link; null without input. */
function asinOf(typed: string): string | null {
  const text = typed.trim();
  const linked =
    /\/(?:dp|gp\/product|gp\/aw\/d|demo-shop\/\w\w)\/([A-Z0-9]{10})(?:[/?#]|$)/i.exec(text)?.[1] ??
    /[?&]asin=([A-Z0-9]{10})\b/i.exec(text)?.[1];
  return (linked ?? text).toUpperCase() || null;
}

/** Invalid values by field path, for the given markets. `demo`: a fictional product links to our shop. */
export function formProblems(form: ProductForm, markets: readonly Market[], demo: boolean): Record<string, string> {
  const problems: Record<string, string> = {};
  if (!/^[A-Za-z0-9._-]{1,80}$/.test(form.internalId.trim()))
    problems["internalId"] = "Letters, digits, dot, dash and underscore only, for example HB-0107.";
  if (!Number.isInteger(Number(form.priority))) problems["priority"] = "A whole number.";
  const size = dogSizeProblem(parts(form.dogSizes, ","));
  if (size !== null) problems["dogSizes"] = `${size}.`;
  for (const market of markets) {
    const { asin, price, url } = form.markets[market];
    if (!/^([A-Z0-9]{10})?$/.test(asinOf(asin) ?? ""))
      problems[`markets.${market}.asin`] = "An ASIN has ten letters and digits. A pasted link works as well.";
    if (parsePrice(price, market) === undefined)
      problems[`markets.${market}.price`] = `In this market a price is written like ${priceExample(market)}.`;
    const wrongUrl = url.trim() === "" ? null : urlProblem(url.trim(), market, demo);
    if (wrongUrl !== null) problems[`markets.${market}.url`] = sentence(wrongUrl);
  }
  return problems;
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** The market of a problem. */
export const marketOfPath = (path: string | undefined): Market | undefined =>
  MARKETS.find((market) => path?.startsWith(`markets.${market}.`));
