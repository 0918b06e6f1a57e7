import type { MarketplaceReply } from "@hundeblick/proto/http/admin/marketplace";
import { belongsToDemo } from "@hundeblick/proto/http/belongs-to-demo";
import { formatCount } from "#shared/format/count.ts";
import type { KnownAsins } from "#shared/marketplace/marketplace.api.ts";

/** Products an update skips because they belong to the other marketplace: number and reason. */
export type SkippedProducts = { count: number; why: string };

export function skippedProducts(
  { products, fictional }: KnownAsins,
  about: MarketplaceReply | undefined,
): SkippedProducts {
  if (!about) return { count: 0, why: "" };
  const readsDemo = about.source === "demo";
  const ids = new Set(fictional);
  const { length: count } = Object.entries(products).filter(
    ([asin, id]) => belongsToDemo(asin, { demo: ids.has(id) }) !== readsDemo,
  );
  const them = formatCount(count, "product");
  const stay = count === 1 ? "is left out and keeps what it has" : "are left out and keep what they have";
  return {
    count,
    why: readsDemo
      ? `The demo marketplace is read now (Settings): ${them} of Amazon ${stay}.`
      : `Amazon is read now (Settings): ${them} of the demo marketplace ${stay}.`,
  };
}
