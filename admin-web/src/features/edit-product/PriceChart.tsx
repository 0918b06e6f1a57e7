import { AreaChart } from "@mantine/charts";
import type { PricePoint } from "@hundeblick/proto/http/catalogue";
import { formatDayAndMonth } from "#shared/format/moment.ts";

/** The chart passes no finite number before it is measured and while no point is chosen. */
const dayOf = (at: unknown): string => (Number.isFinite(at) ? formatDayAndMonth(Number(at)) : "");
/** Padding below the lowest and above the highest price. */
const AIR = 0.02;

/** Step chart of prices, with the last one marked. */
export function PriceChart({ prices, text }: { prices: readonly PricePoint[]; text: (point: PricePoint) => string }) {
  const data = prices.map(({ at, price }) => ({ at: Date.parse(at), Price: Number(price) }));
  const amounts = data.map(({ Price }) => Price);
  const span: [number, number] = [
    Math.floor(Math.min(...amounts) * (1 - AIR)),
    Math.ceil(Math.max(...amounts) * (1 + AIR)),
  ];
  const currency = prices[0]?.currency ?? "";
  return (
    <figure>
      <figcaption className="vh">
        {prices.map((point) => `${formatDayAndMonth(point.at)}: ${text(point)}`).join(", ")}
      </figcaption>
      <div aria-hidden>
        <AreaChart
          h={140}
          data={data}
          dataKey="at"
          series={[{ name: "Price", color: "var(--bar)" }]}
          curveType="stepAfter"
          withGradient={false}
          fillOpacity={0.12}
          strokeWidth={2}
          withDots={false}
          gridAxis="x"
          tickLine="none"
          strokeDasharray="0"
          tooltipProps={{ labelFormatter: dayOf }}
          valueFormatter={(amount) => text({ price: String(amount), currency, at: "" })}
          xAxisProps={{
            type: "number",
            scale: "time",
            domain: ["dataMin", "dataMax"],
            tickFormatter: dayOf,
            tickCount: 3,
            minTickGap: 24,
          }}
          yAxisProps={{ domain: span, width: 58, tickCount: 3 }}
          areaProps={{
            isAnimationActive: false,
            dot: ({ cx, cy, index, key }) => (
              <circle
                key={key}
                cx={cx}
                cy={cy}
                r={index === data.length - 1 ? 4.5 : 0}
                fill="var(--apricot)"
                stroke="var(--surface)"
                strokeWidth={2}
              />
            ),
          }}
          areaChartProps={{ accessibilityLayer: false, margin: { left: 0, right: 8, top: 8, bottom: 0 } }}
        />
      </div>
    </figure>
  );
}
