import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { Flag } from "../ui/Flag.tsx";
import { MARKET_NAMES } from "./markets.ts";
import { useLatestImportQuery, useLiveUpdateQuery } from "./running-jobs.api.ts";
import { marketChosen } from "./session.slice.ts";
import { useAppDispatch } from "./store.ts";

const POLL_MS = 3_000;

/** What works in the background, on every screen, with the way to it. Asked for again only while something runs: a page nobody uses must not keep its session. */
export function RunningJobs() {
  const dispatch = useAppDispatch();
  const [pollingInterval, setPolling] = useState(0);
  const job = useLiveUpdateQuery(undefined, { pollingInterval }).data?.job ?? null;
  const latest = useLatestImportQuery(undefined, { pollingInterval }).data;
  const running = latest?.state === "applying" || latest?.state === "undoing" ? latest : null;
  const interval = job || running ? POLL_MS : 0;
  if (interval !== pollingInterval) setPolling(interval);
  if (!job && !running) return null;
  return (
    <aside className="jobs" aria-label="Running jobs">
      {job ? (
        <JobLink
          to="/admin?tab=bulk-update"
          name="Bulk update"
          done={job.summary.successful + job.summary.failed}
          total={job.summary.total}
          onClick={() => dispatch(marketChosen(job.market))}
        >
          <Flag market={job.market} />
          {MARKET_NAMES[job.market]}, {job.state === "paused" ? "paused" : "running"}
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
    <span className="note row">
      <span className="row clip">{children}</span>
    </span>
  </Link>
);
