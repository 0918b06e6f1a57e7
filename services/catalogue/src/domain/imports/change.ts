import type { Product } from "@hundeblick/proto/http/catalogue";

/** One product's change; null: does not exist. */
export type Change = { from: Product | null; to: Product | null };

export const idOf = ({ from, to }: Change): string => (to ?? from)?.id ?? "";

/** The reverse change, as a new version: version numbers never decrease. */
export function reversed({ from, to }: Change, at: string): Change {
  const version = Math.max(from?.version ?? 0, to?.version ?? 0) + 1;
  return { from: to, to: from && { ...from, version, updatedAt: at } };
}
