import type { ProductFile } from "@hundeblick/proto/http/catalogue";
import type { Products, Seeds } from "./ports.ts";

const NAME = "demo-catalogue";

/**
 * Fills a catalogue that never held a product with the demo products. Returns how many were added.
 * A start that was cut off is finished by the next one; what operators changed or removed stays so.
 */
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
