import type { ProductFile } from "@hundeblick/proto/http/catalogue";
import type { Products, Seeds } from "./ports.ts";

const NAME = "demo-catalogue";

/** Fills a new catalogue with the demo products, once; continues after a crash. Returns the number added. */
export async function seedDemoCatalogue(
  { products, seeds }: { products: Products; seeds: Seeds },
  file: ProductFile,
): Promise<number> {
  const state = await seeds.state(NAME);
  if (state === "finished") return 0;
  if (state === "none") {
    if (!(await products.isEmpty())) return 0;
    await seeds.begin(NAME);
  }
  const added = await products.addMissing(file.products);
  await seeds.finish(NAME);
  return added;
}
