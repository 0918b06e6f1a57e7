import type { FileProduct, Product } from "@hundeblick/proto/http/catalogue";
import type { Market } from "@hundeblick/proto/language";
import type { Products } from "./ports.ts";

/** Page size in bytes, well below the 1 MB limit of a message. */
const PAGE_BYTES = 500_000;
const PAGE_PRODUCTS = 100;

/** A product in the form of the file, with its offers on these markets only. */
export function fileProductOf(
  { id: _id, version: _version, createdAt: _created, updatedAt: _updated, markets, ...basics }: Product,
  onMarkets: readonly Market[],
): FileProduct {
  const offers = onMarkets.flatMap((market) => (markets[market] ? [[market, markets[market]] as const] : []));
  return { ...basics, markets: Object.fromEntries(offers) };
}

/** The next page of products sold on these markets, by internal id; `next` is the cursor, null at the end. */
export async function exportProducts(
  { products }: { products: Products },
  { markets, after }: { markets: readonly Market[]; after: string | null },
): Promise<{ products: FileProduct[]; next: string | null }> {
  const found = await products.soldOn(markets, after, PAGE_PRODUCTS);
  const page: FileProduct[] = [];
  let bytes = 0;
  for (const product of found) {
    const one = fileProductOf(product, markets);
    bytes += Buffer.byteLength(JSON.stringify(one));
    if (page.length > 0 && bytes > PAGE_BYTES) break;
    page.push(one);
  }
  const isLast = page.length === found.length && found.length < PAGE_PRODUCTS;
  return { products: page, next: isLast ? null : (page.at(-1)?.internalId ?? null) };
}
