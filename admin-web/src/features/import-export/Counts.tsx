import type { ImportCounts } from "@hundeblick/proto/http/catalogue-import";

const NAMES: readonly (readonly [keyof ImportCounts, string])[] = [
  ["productsAdded", "Products added"],
  ["productsUpdated", "Products updated"],
  ["productsSkipped", "Products skipped"],
  ["productsRemoved", "Products removed"],
  ["marketsAdded", "Markets added"],
  ["marketsUpdated", "Markets updated"],
  ["marketsRemoved", "Listings removed"],
];
/** Shown only if not 0. */
const LOSSES: ReadonlySet<keyof ImportCounts> = new Set(["productsRemoved", "marketsRemoved"]);

export const Counts = ({ counts, errors }: { counts: ImportCounts; errors: number }) => (
  <dl className="counts import-counts">
    {NAMES.filter(([key]) => !LOSSES.has(key) || counts[key] > 0).map(([key, name]) => (
      <div key={key}>
        <dt>{name}</dt>
        <dd className={LOSSES.has(key) ? "bad" : undefined}>{counts[key].toLocaleString("en")}</dd>
      </div>
    ))}
    <div>
      <dt>Errors</dt>
      <dd className={errors > 0 ? "bad" : undefined}>{errors.toLocaleString("en")}</dd>
    </div>
  </dl>
);
