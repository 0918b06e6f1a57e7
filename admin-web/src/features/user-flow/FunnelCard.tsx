import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import type { FunnelStep } from "@hundeblick/proto/http/admin/numbers";
import { FunnelChart } from "./FunnelChart.tsx";
import { FunnelRows } from "./FunnelRows.tsx";
import { FunnelTable } from "./FunnelTable.tsx";
import { funnelRows } from "./funnel-rows.ts";
import { type View, ViewSwitch } from "#shared/ui/ViewSwitch.tsx";

/** Visits by step, as a chart or as a table. */
export function FunnelCard({ funnel }: { funnel: readonly FunnelStep[] }) {
  const [view, setView] = useState<View>("Chart");
  const isNarrow = useMediaQuery("(max-width: 700px)");
  const rows = funnelRows(funnel);
  return (
    <section className="card" aria-labelledby="funnel-title">
      <div className="card-head">
        <h2 id="funnel-title" className="grow">
          Conversion funnel
        </h2>
        <ViewSwitch view={view} onChange={setView} />
      </div>
      <div className="pad">
        {view === "Table" ? (
          <FunnelTable rows={rows} />
        ) : isNarrow ? (
          <FunnelRows rows={rows} />
        ) : (
          <FunnelChart rows={rows} />
        )}
      </div>
    </section>
  );
}
