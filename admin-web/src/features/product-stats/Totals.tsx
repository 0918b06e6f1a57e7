import type { StatsReply } from "@hundeblick/proto/http/admin/numbers";
import { StatCard } from "#shared/ui/StatCard.tsx";
import { formatClicks } from "./stats-format.ts";

export const Totals = ({
  stats: { totalProducts, activeProducts, totalSelections, keptDays },
}: {
  stats: StatsReply;
}) => (
  <div className="cols c3">
    <StatCard name="Total Products" value={totalProducts}>
      in four markets
    </StatCard>
    <StatCard name="Active Products" value={activeProducts}>
      {(totalProducts - activeProducts).toLocaleString("en")} inactive
    </StatCard>
    <StatCard name="Total Selections" value={totalSelections}>
      {formatClicks(keptDays)}
    </StatCard>
  </div>
);
