import type { AnalyticsSummary } from "@hundeblick/proto/http/admin/numbers";
import { percentText } from "../../app/rates.ts";
import { durationText } from "./time-text.ts";

const number = (count: number): string => count.toLocaleString("en");

/** The four numbers with the counts behind them. */
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
    ["Bounce Rate", percentText(bounceRate), `${number(bounced)} of ${number(totalSessions)} visitors`],
    [
      "Avg. Time on Site",
      durationText(avgTimeSpent),
      medianTimeSpent === null ? "from first to last sign" : `median ${durationText(medianTimeSpent)}`,
    ],
    [
      "Email Capture Rate",
      percentText(emailCaptureRate),
      `${number(enteredEmail)} of ${number(totalSessions)} visitors`,
    ],
    ["Product CTR", percentText(productCtr), `${number(clickedProduct)} of ${number(viewedReport)} reports`],
  ] as const;
  return (
    <div className="flow-cards">
      {cards.map(([title, value, behind]) => (
        <dl className="card flow-stat" key={title}>
          <dt>{title}</dt>
          <dd className="v">{value}</dd>
          <dd className="d">{behind}</dd>
        </dl>
      ))}
    </div>
  );
}
