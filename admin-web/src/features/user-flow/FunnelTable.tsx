import { formatPercent } from "#shared/format/rates.ts";
import type { FunnelRow } from "./funnel-rows.ts";

/** The funnel's exact numbers, also for screen readers. */
export const FunnelTable = ({ rows }: { rows: readonly FunnelRow[] }) => (
  <table className="plain">
    <caption className="vh">Conversion funnel</caption>
    <thead>
      <tr>
        <th scope="col">Step</th>
        <th scope="col" className="n">
          Sessions
        </th>
        <th scope="col" className="n">
          Of step before
        </th>
        <th scope="col" className="n">
          Of visitors
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ step, count, rate, ofVisitors }) => (
        <tr key={step}>
          <th scope="row">{step}</th>
          <td className="n">{count.toLocaleString("en")}</td>
          <td className="n">{formatPercent(rate)}</td>
          <td className="n">{formatPercent(ofVisitors)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
