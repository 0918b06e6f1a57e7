import { Button } from "@mantine/core";
import type { UpdateJob } from "@hundeblick/proto/http/admin/marketplace";
import { MARKET_NAMES } from "#shared/format/markets.ts";
import { formatMomentWithZone } from "#shared/format/moment.ts";

export function LastUpdate({ job, onShow }: { job: UpdateJob; onShow: () => void }) {
  const when = formatMomentWithZone(job.finishedAt ?? job.startedAt);
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
