import type { AnalyticsSummary } from "@hundeblick/proto/http/admin/numbers";
import { formatCompactDuration } from "#shared/format/duration.ts";
import { formatPercent } from "#shared/format/rates.ts";
import { StatCard } from "#shared/ui/StatCard.tsx";

const number = (count: number): string => count.toLocaleString("en");

/** Rates with their counts. */
export function FlowCards({ summary }: { summary: AnalyticsSummary }) {
  const {
    totalSessions,
    bounced,
    bounceRate,
    avgTimeSpent,
    medianTimeSpent,
    enteredEmail,
    emailCaptureRate,
    clickedProduct,
    viewedReport,
    productCtr,
  } = summary;
  const cards = [
    ["Bounce Rate", formatPercent(bounceRate), `${number(bounced)} of ${number(totalSessions)} visitors`],
    [
      "Avg. Time on Site",
      formatCompactDuration(avgTimeSpent),
      medianTimeSpent === null ? "from first to last sign" : `median ${formatCompactDuration(medianTimeSpent)}`,
    ],
    [
      "Email Capture Rate",
      formatPercent(emailCaptureRate),
      `${number(enteredEmail)} of ${number(totalSessions)} visitors`,
    ],
    ["Product CTR", formatPercent(productCtr), `${number(clickedProduct)} of ${number(viewedReport)} reports`],
  ] as const;
  return (
    <div className="cols c4">
      {cards.map(([title, value, behind]) => (
        <StatCard key={title} name={title} value={value}>
          {behind}
        </StatCard>
      ))}
    </div>
  );
}
