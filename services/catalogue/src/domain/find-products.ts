import { AppError } from "@hundeblick/kit/errors";
import type { Product, ProductRow } from "@hundeblick/proto/http/catalogue";
import { type ListQuery, rowOf } from "./list-products.ts";
import type { Products } from "./ports.ts";

export async function listProducts({ products }: { products: Products }, query: ListQuery): Promise<{ rows: ProductRow[]; total: number }> {
  const page = await products.list(query);
  return { rows: page.products.map((product) => rowOf(product, query.market)), total: page.total };
}

/** @throws {AppError} product_not_found */
export async function getProduct({ products }: { products: Products }, id: string): Promise<Product> {
  const product = await products.byId(id);
  if (!product) throw new AppError("product_not_found");
  return product;
}
