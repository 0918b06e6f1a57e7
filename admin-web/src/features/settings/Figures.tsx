import { Skeleton } from "@mantine/core";
import { SHOWN_FROM_REPORTS, SHOWN_FROM_TIMED_VISITS, TIMED_DAYS } from "@hundeblick/proto/http/figures";
import { Failure } from "#shared/ui/Failure.tsx";
import { useFiguresQuery } from "./settings.api.ts";
import { DataTable } from "#shared/ui/DataTable.tsx";

/** Figures of the home page with their sources, read-only. */
export function Figures() {
  const { data, error } = useFiguresQuery();
  return (
    <section className="card clipped" id="figures" aria-labelledby="figures-title">
      <div className="card-head">
        <h2 id="figures-title">Figures</h2>
        <span className="sub grow">Counted for the home page and the guides. Nobody can type one in.</span>
      </div>
      {data ? (
        <div className="tbl">
          <DataTable caption="Figures" columns={["Figure", "Counted", "On the site", "Where it comes from"]}>
            <tr>
              <td className="full">Visits that led to a report</td>
              <td data-l="Counted">{data.reports.toLocaleString("en")}</td>
              <td data-l="On the site">
                {data.reports >= SHOWN_FROM_REPORTS ? "shown" : `from ${SHOWN_FROM_REPORTS}`}
              </td>
              <td className="full soft">
                Tracking: daily counts of all days, visits by people. Two reports of one visit count once.
              </td>
            </tr>
            <tr>
              <td className="full">Seconds from photo to report, median</td>
              <td data-l="Counted">
                {data.medianSeconds ?? "none"} ({data.timedVisits.toLocaleString("en")} visits)
              </td>
              <td data-l="On the site">
                {data.timedVisits >= SHOWN_FROM_TIMED_VISITS ? "shown" : `from ${SHOWN_FROM_TIMED_VISITS} visits`}
              </td>
              <td className="full soft">
                Tracking: visits by people in the last {TIMED_DAYS} days, first photo to first report.
              </td>
            </tr>
          </DataTable>
        </div>
      ) : (
        <div className="pad">
          {error ? <Failure title="Failed to fetch figures" error={error} /> : <Skeleton h={120} />}
        </div>
      )}
    </section>
  );
}
