import { BarChart } from "@mantine/charts";
import { formatPercent } from "#shared/format/rates.ts";
import type { FunnelRow } from "./funnel-rows.ts";

/** Bars with the percentage from step to step between them, and the numbers below. */
export const FunnelChart = ({ rows }: { rows: readonly FunnelRow[] }) => (
  <div className="fun">
    <figure className="fun-plot">
      <figcaption className="vh">Funnel: {rows.map(({ step, count }) => `${step} ${count}`).join(", ")}</figcaption>
      <div aria-hidden>
        <BarChart
          h={210}
          data={rows.map(({ step, count }) => ({ step, Sessions: count }))}
          dataKey="step"
          series={[{ name: "Sessions", color: "var(--bar)" }]}
          withXAxis={false}
          withTooltip
          gridAxis="x"
          tickLine="none"
          strokeDasharray="0"
          maxBarWidth={96}
          cursorFill="var(--hover)"
          valueFormatter={(count) => count.toLocaleString("en")}
          yAxisProps={{ width: 52, allowDecimals: false }}
          barProps={{ isAnimationActive: false, radius: [6, 6, 0, 0] }}
          barChartProps={{ accessibilityLayer: false, margin: { left: 0, right: 0, top: 8, bottom: 0 } }}
        />
      </div>
    </figure>
    <div className="fun-cols">
      {rows.map(({ step, count, rate, before, ofVisitors, isLowest }) => (
        <dl key={step}>
          <dt>{step}</dt>
          <dd className="v">{count.toLocaleString("en")}</dd>
          <dd className="p">{formatPercent(ofVisitors)} of visitors</dd>
          {before === null ? null : (
            <dd className={`fun-step ${isLowest ? "low" : ""}`}>
              <span className="vh">of {before}: </span>
              {formatPercent(rate)}
            </dd>
          )}
        </dl>
      ))}
    </div>
  </div>
);
