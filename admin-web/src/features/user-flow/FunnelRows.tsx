import { ArrowDown } from "lucide-react";
import { Fragment } from "react";
import { formatPercent } from "#shared/format/rates.ts";
import type { FunnelRow } from "./funnel-rows.ts";

/** The funnel for narrow screens: horizontal bars. */
export const FunnelRows = ({ rows }: { rows: readonly FunnelRow[] }) => (
  <div className="fun-rows">
    {rows.map(({ step, count, rate, before, ofVisitors, isLowest }) => (
      <Fragment key={step}>
        {before === null ? null : (
          <div className={`stepline ${isLowest ? "low" : ""}`}>
            <ArrowDown className="i" aria-hidden />
            <b>{formatPercent(rate)}</b> of {before.toLowerCase()}
          </div>
        )}
        <div className="r">
          <div className="row between">
            <span>{step}</span>
            <b>{count.toLocaleString("en")}</b>
          </div>
          <span className="bar" aria-hidden>
            <i style={{ width: `${Math.min(100, ofVisitors ?? 0)}%` }} />
          </span>
        </div>
      </Fragment>
    ))}
  </div>
);
