import type { SearchResult } from "@hundeblick/proto/http/admin/marketplace";

export type Column = "price" | "rating" | "reviewCount";
/** null: in the order of the search. */
export type Sorting = { by: Column; isDescending: boolean } | null;

/** The first click sorts descending, for prices ascending. */
export const sortedBy = (sorting: Sorting, by: Column): Sorting => ({
  by,
  isDescending: sorting?.by === by ? !sorting.isDescending : by !== "price",
});

/** Unknown values are last in both directions. */
export function sorted(results: readonly SearchResult[], sorting: Sorting): readonly SearchResult[] {
  if (!sorting) return results;
  const { by, isDescending } = sorting;
  const worst = isDescending ? -Infinity : Infinity;
  const value = (result: SearchResult): number => (result[by] === null ? worst : Number(result[by]));
  return [...results].sort((a, b) => (isDescending ? value(b) - value(a) : value(a) - value(b)) || 0);
}
