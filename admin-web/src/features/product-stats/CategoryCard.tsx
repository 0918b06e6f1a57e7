import { BarChart } from "@mantine/charts";
import { useState } from "react";
import type { CategoryCount } from "@hundeblick/proto/http/admin/numbers";
import { formatShare } from "#shared/format/rates.ts";
import { CATEGORY_NAMES, formatClicks, formatMatch } from "./stats-format.ts";
import { DataTable, numbers } from "#shared/ui/DataTable.tsx";
import { type View, ViewSwitch } from "#shared/ui/ViewSwitch.tsx";

type Props = {
  categories: readonly CategoryCount[];
  /** Total clicks of all categories. */
  all: number;
  keptDays: number;
};

/** Clicks by category, as a chart or as a table. */
export function CategoryCard({ categories, all, keptDays }: Props) {
  const [view, setView] = useState<View>("Chart");
  return (
    <section className="card" aria-labelledby="category-title">
      <div className="card-head">
        <h2 id="category-title">Category Performance</h2>
        <span className="note grow">{formatClicks(keptDays)}</span>
        <ViewSwitch view={view} onChange={setView} />
      </div>
      <div className="pad">
        {view === "Table" ? (
          <CategoryTable categories={categories} all={all} />
        ) : (
          <CategoryChart categories={categories} />
        )}
      </div>
    </section>
  );
}

const CategoryChart = ({ categories }: { categories: readonly CategoryCount[] }) => (
  <figure>
    <figcaption className="vh">
      Clicks per category: {categories.map(({ category, count }) => `${CATEGORY_NAMES[category]} ${count}`).join(", ")}
    </figcaption>
    <div aria-hidden>
      <BarChart
        h={230}
        orientation="vertical"
        data={categories.map(({ category, count }) => ({ category: CATEGORY_NAMES[category], Clicks: count }))}
        dataKey="category"
        series={[{ name: "Clicks", color: "var(--bar)" }]}
        withBarValueLabel
        withTooltip={false}
        gridAxis="y"
        tickLine="none"
        strokeDasharray="0"
        maxBarWidth={22}
        valueFormatter={(count) => count.toLocaleString("en")}
        valueLabelProps={{ position: "right", fill: "var(--ink)" }}
        yAxisProps={{ width: 88 }}
        xAxisProps={{ allowDecimals: false }}
        barProps={{ isAnimationActive: false, radius: [0, 6, 6, 0] }}
        barChartProps={{ accessibilityLayer: false, margin: { left: 0, right: 40, top: 4, bottom: 0 } }}
      />
    </div>
  </figure>
);

const CategoryTable = ({ categories, all }: Omit<Props, "keptDays">) => (
  <DataTable
    caption="Clicks per category"
    columns={["Category", numbers("Clicks"), numbers("Share"), numbers("Unique users"), numbers("Avg. match")]}
    className="plain"
  >
    {categories.map(({ category, count, uniqueUsers, avgLikelihood }) => (
      <tr key={category}>
        <th scope="row">{CATEGORY_NAMES[category]}</th>
        <td className="n">{count.toLocaleString("en")}</td>
        <td className="n">{formatShare(count, all)}</td>
        <td className="n">{uniqueUsers.toLocaleString("en")}</td>
        <td className="n">{formatMatch(avgLikelihood)}</td>
      </tr>
    ))}
  </DataTable>
);
