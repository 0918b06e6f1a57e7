import type { Product } from "@hundeblick/proto/http/catalogue";
import type { ImportCounts, ImportMode, ImportProblem } from "@hundeblick/proto/http/catalogue-import";
import { newId } from "@hundeblick/proto/ids";
import { MARKETS, type Market } from "@hundeblick/proto/language";
import { differences } from "../differences.ts";
import { problemsOf } from "../product-problems.ts";
import type { Change } from "./change.ts";
import { addMarkets, mergeRow, replaceProduct, wholeProduct, withoutMarkets } from "./merge-row.ts";
import type { NumberedRow } from "./read-rows.ts";

export type Plan = {
  changes: Change[];
  /** Products of the file that do not change. */
  unchanged: Product[];
  counts: ImportCounts;
  problems: ImportProblem[];
};
type Given = {
  /** Products that the import may change, or whose ASIN the file names. */
  existing: readonly Product[];
  rows: readonly NumberedRow[];
  mode: ImportMode;
  markets: readonly Market[];
  at: string;
};

/** Plans an import: one change for each product that would differ. */
export function planImport({ existing, rows, mode, markets, at }: Given): Plan {
  const problems: ImportProblem[] = [];
  const known = new Map(existing.map((product) => [product.internalId, product]));
  const inFile = new Set(rows.map(({ product }) => product.internalId));
  /** Row 0: a product that is not in the file. */
  const steps: { row: number; from: Product | null; to: Product | null }[] = [];

  for (const { row, product: written } of rows) {
    const from = known.get(written.internalId) ?? null;
    const whole = wholeProduct(written);
    if (!whole.success && (from === null || mode === "replace")) {
      problems.push(
        ...whole.error.issues.map((issue) => ({ row, field: issue.path.join("."), problem: issue.message })),
      );
      continue;
    }
    if (from === null)
      steps.push({
        row,
        from,
        to: whole.success ? { ...whole.data, id: newId(), version: 0, createdAt: at, updatedAt: at } : null,
      });
    else if (mode === "replace")
      steps.push({ row, from, to: whole.success ? replaceProduct(from, whole.data, markets) : from });
    else steps.push({ row, from, to: mode === "merge" ? mergeRow(from, written) : addMarkets(from, written) });
  }
  if (mode === "replace") {
    for (const product of existing.filter(
      ({ internalId, markets: on }) => !inFile.has(internalId) && markets.some((market) => on[market]),
    )) {
      const left = withoutMarkets(product.markets, markets);
      steps.push({ row: 0, from: product, to: Object.keys(left).length > 0 ? { ...product, markets: left } : null });
    }
  }

  const changes: Change[] = [];
  const unchanged: Product[] = [];
  const counts = noCounts();
  for (const { row, from, to } of steps) {
    const fields = differences(from ?? {}, to ?? {});
    if (to && row > 0) problems.push(...problemsOf(to, fields, at).map((problem) => ({ row, ...problem })));
    if (from && to && fields.length === 0) {
      counts.productsSkipped++;
      unchanged.push(from);
    } else changes.push({ from, to: to && { ...to, version: (from?.version ?? 0) + 1, updatedAt: at } });
    count(counts, from, to, fields);
  }
  problems.push(...sharedAsins(existing, steps));
  return { changes, unchanged, counts, problems };
}

const noCounts = (): ImportCounts => ({
  productsAdded: 0,
  productsUpdated: 0,
  productsSkipped: 0,
  productsRemoved: 0,
  marketsAdded: 0,
  marketsUpdated: 0,
  marketsRemoved: 0,
});

function count(counts: ImportCounts, from: Product | null, to: Product | null, fields: readonly string[]): void {
  if (!from) counts.productsAdded++;
  else if (!to) counts.productsRemoved++;
  else if (fields.length > 0) counts.productsUpdated++;
  for (const market of MARKETS) {
    const [was, is] = [from?.markets[market], to?.markets[market]];
    if (!was && is) counts.marketsAdded++;
    else if (was && !is) counts.marketsRemoved++;
    else if (fields.some((field) => field.startsWith(`markets.${market}.`))) counts.marketsUpdated++;
  }
}

/** Two products with one ASIN on one market, in the resulting catalogue. */
function sharedAsins(
  existing: readonly Product[],
  steps: readonly { row: number; to: Product | null; from: Product | null }[],
): ImportProblem[] {
  const touched = new Set(steps.map(({ from }) => from?.id));
  const after = [...existing.filter(({ id }) => !touched.has(id)).map((to) => ({ row: 0, to })), ...steps];
  const holders = new Map<string, string>();
  return after.flatMap(({ row, to }) =>
    MARKETS.flatMap((market) => {
      const asin = to?.markets[market]?.asin;
      if (!to || !asin) return [];
      const holder = holders.get(`${market}:${asin}`);
      holders.set(`${market}:${asin}`, holder ?? to.internalId);
      return holder === undefined
        ? []
        : [{ row: Math.max(row, 1), field: `markets.${market}.asin`, problem: `${holder} has this ASIN` }];
    }),
  );
}
