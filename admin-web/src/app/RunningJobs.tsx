import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { Flag } from "#shared/ui/Flag.tsx";
import { formatDuration } from "#shared/format/duration.ts";
import { MarketplaceState } from "./MarketplaceState.tsx";
import { MARKET_NAMES } from "#shared/format/markets.ts";
import { useLatestImportQuery, useLiveUpdateQuery } from "#shared/marketplace/running-jobs.api.ts";
import { marketChosen } from "#shared/session/session.slice.ts";
import { useAppDispatch } from "#shared/store/store.ts";
import { countDone, secondsLeft } from "#shared/marketplace/update-progress.ts";

const POLL_MS = 3_000;

/** Running jobs and the marketplace's state. Polls only while a job runs: an unused page must not extend a session. */
export function RunningJobs() {
  const dispatch = useAppDispatch();
  const [pollingInterval, setPolling] = useState(0);
  const { data: live, fulfilledTimeStamp: seenAt = 0 } = useLiveUpdateQuery(undefined, { pollingInterval });
  const job = live?.job ?? null;
  const latest = useLatestImportQuery(undefined, { pollingInterval }).data;
  const running = latest?.state === "applying" || latest?.state === "undoing" ? latest : null;
  const interval = job || running ? POLL_MS : 0;
  if (interval !== pollingInterval) setPolling(interval);
  return (
    <aside className="nav-foot" aria-label="In the background">
      {job ? (
        <JobLink
          to="/admin?tab=bulk-update"
          name="Bulk update"
          done={countDone(job)}
          total={job.summary.total}
          onClick={() => dispatch(marketChosen(job.market))}
        >
          <Flag market={job.market} />
          <span>
            {MARKET_NAMES[job.market]},{" "}
            <span className="left">
              {job.state === "paused"
                ? "paused"
                : job.waitsUntil
                  ? "waiting"
                  : `${formatDuration(secondsLeft(job, seenAt))} left`}
            </span>
          </span>
        </JobLink>
      ) : null}
      {running ? (
        <JobLink
          to="/admin?tab=import-export"
          name={running.state === "undoing" ? "Undo of an import" : "Import"}
          done={running.progress.done}
          total={running.progress.total}
        >
          {running.mode}, by {running.by}
        </JobLink>
      ) : null}
      <MarketplaceState pollingInterval={pollingInterval} />
    </aside>
  );
}

const JobLink = ({
  to,
  name,
  done,
  total,
  onClick,
  children,
}: {
  to: string;
  name: string;
  done: number;
  total: number;
  onClick?: () => void;
  children: ReactNode;
}) => (
  <Link className="job" to={to} onClick={onClick}>
    <span className="row between">
      <b>{name}</b>
      <span className="note">
        {done.toLocaleString("en")} / {total.toLocaleString("en")}
      </span>
    </span>
    <span className="bar thin" aria-hidden>
      <i style={{ width: `${total > 0 ? (100 * done) / total : 0}%` }} />
    </span>
    <span className="note where">{children}</span>
  </Link>
);
