import type { Product } from "@hundeblick/proto/http/catalogue";

/** One product's step; null is "not there". */
export type Change = { from: Product | null; to: Product | null };

export const idOf = ({ from, to }: Change): string => (to ?? from)?.id ?? "";

/** The way back, as a new version: numbers never go down, so nobody mistakes an old state for the one they read. */
export function reversed({ from, to }: Change, at: string): Change {
  const version = Math.max(from?.version ?? 0, to?.version ?? 0) + 1;
  return { from: to, to: from && { ...from, version, updatedAt: at } };
}
