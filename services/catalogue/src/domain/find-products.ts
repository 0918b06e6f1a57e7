import { AppError } from "@hundeblick/kit/errors";
import type { CatalogueOverview, Product, ProductRow, StatusCounts } from "@hundeblick/proto/http/catalogue";
import { type ListQuery, rowOf } from "./list-products.ts";
import type { Products } from "./ports.ts";

export async function listProducts(
  { products, now }: { products: Products; now: () => Date },
  { overview, ...query }: ListQuery & { overview: boolean },
): Promise<{ rows: ProductRow[]; total: number; statuses: StatusCounts; overview?: CatalogueOverview }> {
  const { products: found, ...counts } = await products.list(query, now());
  return {
    rows: found.map((product) => rowOf(product, query.market, now())),
    ...counts,
    ...(overview && { overview: await products.overview(now()) }),
  };
}

/** @throws {AppError} product_not_found */
export async function getProduct({ products }: { products: Products }, id: string): Promise<Product> {
  const product = await products.byId(id);
  if (!product) throw new AppError("product_not_found");
  return product;
}
