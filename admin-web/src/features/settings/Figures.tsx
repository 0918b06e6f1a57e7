import { Skeleton } from "@mantine/core";
import { SHOWN_FROM_REPORTS, SHOWN_FROM_TIMED_VISITS, TIMED_DAYS } from "@hundeblick/proto/http/figures";
import { getErrorMessage } from "#shared/api/error-message.ts";
import { Notice } from "#shared/ui/Notice.tsx";
import { useFiguresQuery } from "./settings.api.ts";

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
          <table className="table">
            <caption className="vh">Figures</caption>
            <thead>
              <tr>
                <th scope="col">Figure</th>
                <th scope="col">Counted</th>
                <th scope="col">On the site</th>
                <th scope="col">Where it comes from</th>
              </tr>
            </thead>
            <tbody>
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
            </tbody>
          </table>
        </div>
      ) : (
        <div className="pad">
          {error ? (
            <Notice kind="bad" title="Failed to fetch figures">
              {getErrorMessage(error, "No answer came.")}
            </Notice>
          ) : (
            <Skeleton h={120} />
          )}
        </div>
      )}
    </section>
  );
}
