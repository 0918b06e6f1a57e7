import { ImportRow } from "@hundeblick/proto/http/catalogue";
import type { ImportProblem } from "@hundeblick/proto/http/catalogue-import";
import type { Market } from "@hundeblick/proto/language";

/** A product of a file with its row, from 1. */
export type NumberedRow = { row: number; product: ImportRow };

/** The valid rows of a file, and the problems of the others. */
export function readRows(
  raw: readonly unknown[],
  markets: readonly Market[],
): { rows: NumberedRow[]; problems: ImportProblem[] } {
  const rows: NumberedRow[] = [];
  const problems: ImportProblem[] = [];
  const firstRowOf = new Map<string, number>();
  for (const [index, value] of raw.entries()) {
    const row = index + 1;
    const read = ImportRow.safeParse(value);
    if (!read.success) {
      problems.push(
        ...read.error.issues.map((issue) => ({
          row,
          field: issue.path.join(".") || "product",
          problem: issue.message,
        })),
      );
      continue;
    }
    const product = read.data;
    const earlier = firstRowOf.get(product.internalId);
    if (earlier !== undefined) problems.push({ row, field: "internalId", problem: `the same as in row ${earlier}` });
    firstRowOf.set(product.internalId, earlier ?? row);
    for (const market of Object.keys(product.markets)) {
      if (!markets.includes(market as Market))
        problems.push({ row, field: `markets.${market}`, problem: "this market is not among the markets of the file" });
    }
    rows.push({ row, product });
  }
  return { rows, problems };
}
