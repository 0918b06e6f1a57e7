import type { EmailStats } from "@hundeblick/proto/http/admin/emails";
import { formatShare } from "#shared/format/rates.ts";
import { StatCard } from "#shared/ui/StatCard.tsx";

export function EmailCards({ stats }: { stats: EmailStats | undefined }) {
  const share = stats && stats.unique > 0 ? `${formatShare(stats.withReports, stats.unique)} of the addresses` : "—";
  return (
    <div className="cols c4">
      <StatCard name="Total Emails" value={stats?.total ?? "—"}>
        {stats?.lastWeek === undefined ? "each time one was left" : `${stats.lastWeek.toLocaleString("en")} in 7 days`}
      </StatCard>
      <StatCard name="Unique Emails" value={stats?.unique ?? "—"}>
        {stats ? `${Math.max(0, stats.total - stats.unique).toLocaleString("en")} repeated` : "—"}
      </StatCard>
      <StatCard name="With Reports" value={stats?.withReports ?? "—"}>
        {share}
      </StatCard>
      <StatCard name="Newsletter" value={stats?.newsletter ?? "—"}>
        confirmed{stats?.waiting ? `; ${stats.waiting.toLocaleString("en")} waiting` : ""}
      </StatCard>
    </div>
  );
}
