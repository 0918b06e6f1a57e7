import { isApiError } from "@hundeblick/web-kit/api-error.ts";
import type { ImportMode } from "@hundeblick/proto/http/catalogue-import";

export const MODES: readonly { mode: ImportMode; name: string; means: string }[] = [
  { mode: "merge", name: "Merge", means: "Fill in and update the fields the file gives. Nothing is removed." },
  { mode: "add-new", name: "Add new", means: "Only products and markets that are not here yet." },
  {
    mode: "replace",
    name: "Replace",
    means: "The catalogue of the markets in the file becomes the file. Listings that are not in it are removed.",
  },
];

/** "markets.de.price" as "DE price", "markets.de" as "DE"; a product's own field keeps its name. */
export const formatField = (field: string): string =>
  field.replace(
    /^markets\.([a-z]{2})(\.|$)/,
    (_all, market: string, dot: string) => market.toUpperCase() + (dot === "" ? "" : " "),
  );

/** Errors of a rejected file, one sentence for each row and field. */
export function getMistakes(error: unknown): string[] {
  const problems = isApiError(error) ? error.details?.["problems"] : undefined;
  return Array.isArray(problems) ? problems.map(String) : [];
}
