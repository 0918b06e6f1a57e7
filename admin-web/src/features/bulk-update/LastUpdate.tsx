import { Button } from "@mantine/core";
import type { UpdateJob } from "@hundeblick/proto/http/admin/marketplace";
import { MARKET_NAMES } from "../../app/markets.ts";

/** When the market was updated last, and how it went. */
export function LastUpdate({ job, onShow }: { job: UpdateJob; onShow: () => void }) {
  const when = new Date(job.finishedAt ?? job.startedAt).toLocaleString("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
  });
  const { successful, total } = job.summary;
  return (
    <div className="foot last-update">
      <span>
        Last update of {MARKET_NAMES[job.market]}: {when}, {successful.toLocaleString("en")} of{" "}
        {total.toLocaleString("en")} successful{job.state === "cancelled" ? ", cancelled" : ""}, started by{" "}
        {job.startedBy}
      </span>
      <Button variant="subtle" size="xs" onClick={onShow}>
        Show results
      </Button>
    </div>
  );
}
