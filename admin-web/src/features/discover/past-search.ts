import type { PastSearch } from "@hundeblick/proto/http/admin/marketplace";
import { formatAge } from "#shared/format/age.ts";

/** `48 found, 2 d ago`, or that there was no search yet. */
export function formatPastSearch(searches: readonly PastSearch[], query: string, now: number): string {
  const past = searches.find((search) => search.query === query);
  return past ? `${past.found.toLocaleString("en")} found, ${formatAge(past.at, now)} ago` : "not searched yet";
}
