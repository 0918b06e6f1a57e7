import { formatPercent } from "#shared/format/rates.ts";
import type { FunnelRow } from "./funnel-rows.ts";
import { DataTable, numbers } from "#shared/ui/DataTable.tsx";

/** The funnel's exact numbers, also for screen readers. */
export const FunnelTable = ({ rows }: { rows: readonly FunnelRow[] }) => (
  <DataTable
    caption="Conversion funnel"
    columns={["Step", numbers("Sessions"), numbers("Of step before"), numbers("Of visitors")]}
    className="plain"
  >
    {rows.map(({ step, count, rate, ofVisitors }) => (
      <tr key={step}>
        <th scope="row">{step}</th>
        <td className="n">{count.toLocaleString("en")}</td>
        <td className="n">{formatPercent(rate)}</td>
        <td className="n">{formatPercent(ofVisitors)}</td>
      </tr>
    ))}
  </DataTable>
);
