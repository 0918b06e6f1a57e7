import { Button } from "@mantine/core";
import { Pause, Play, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { UpdateJob } from "@hundeblick/proto/http/admin/marketplace";
import { formatDuration } from "#shared/format/duration.ts";
import { getErrorMessage, isOutcomeUnknown, OUTCOME_UNKNOWN } from "#shared/api/error-message.ts";
import { formatMomentWithZone } from "#shared/format/moment.ts";
import { MARKET_NAMES } from "#shared/format/markets.ts";
import { countDone, secondsBetween, secondsLeft } from "#shared/marketplace/update-progress.ts";
import { Flag } from "#shared/ui/Flag.tsx";
import { Notice } from "#shared/ui/Notice.tsx";
import { RetryNotice } from "#shared/ui/RetryNotice.tsx";
import { useControlUpdateMutation } from "./bulk-update.api.ts";
import { CancelUpdate } from "./CancelUpdate.tsx";
import { getMark } from "./job.ts";
import { ResultList } from "./ResultList.tsx";
import { Ticks } from "./Ticks.tsx";
import { useUpdateResults } from "./use-update-results.ts";

const LEGEND = [
  ["changed", "changed"],
  ["same", "no change"],
  ["doubtful", "doubtful, old value kept"],
  ["failed", "failed"],
] as const;

type Props = {
  job: UpdateJob;
  /** When the job was fetched, in ms. */
  seenAt: number;
  /** The last poll failed. */
  isSilent: boolean;
  /** Started here just now. */
  isNew: boolean;
};

export function RunningUpdate({ job, seenAt, isSilent, isNew }: Props) {
  const { jobId, market, summary, state, current, waitsUntil } = job;
  const { results, error: unread, again } = useUpdateResults(job);
  const [control, { error }] = useControlUpdateMutation();
  const [isAsking, setAsking] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  // the start button is gone, so the focus moves here
  useEffect(() => {
    if (isNew) title.current?.focus();
  }, [isNew]);
  const isPaused = state === "paused";
  const doubtful = results.filter((result) => getMark(result) === "doubtful").length;
  const name = MARKET_NAMES[market];
  return (
    <section className="card clipped" aria-labelledby="run-title">
      <div className="pad stack">
        <div className="row wrap between">
          <div>
            <h2 id="run-title" className="row" ref={title} tabIndex={-1}>
              <Flag market={market} />
              {isPaused ? `Update of ${name} paused` : `Updating ${name}`}
            </h2>
            <p className="row wrap so-far">
              <span className="big">
                {countDone(job)} <span className="soft">of {summary.total}</span>
              </span>
              <span className="soft">
                {formatDuration(secondsBetween(job.startedAt, seenAt))} so far,{" "}
                {isPaused
                  ? "waiting for you"
                  : waitsUntil
                    ? "waiting for the marketplace"
                    : `about ${formatDuration(secondsLeft(job, seenAt))} left`}
              </span>
            </p>
          </div>
          <div className="row">
            <Button
              variant={isPaused ? "filled" : "default"}
              leftSection={isPaused ? <Play className="i" aria-hidden /> : <Pause className="i" aria-hidden />}
              onClick={() => void control({ jobId, action: isPaused ? "resume" : "pause" })}
            >
              {isPaused ? "Resume" : "Pause"}
            </Button>
            <Button
              variant="default"
              className="danger-line"
              leftSection={<X className="i" aria-hidden />}
              onClick={() => setAsking(true)}
            >
              Cancel
            </Button>
          </div>
        </div>
        {waitsUntil ? (
          <Notice kind="warn" title={`Waiting until ${formatMomentWithZone(waitsUntil)}`}>
            The marketplace asked us to pause, or today’s budget is used up. The update then goes on by itself; pause
            and resume it to try now.
          </Notice>
        ) : null}
        {error ? (
          <Notice kind="bad" title="Failed to update products">
            {isOutcomeUnknown(error) ? OUTCOME_UNKNOWN : `${getErrorMessage(error)} The update goes on as before.`}
          </Notice>
        ) : null}
        {unread && !isSilent ? (
          <RetryNotice title="The list of products stands still" kind="warn" onRetry={again}>
            {getErrorMessage(unread)} The update goes on.
          </RetryNotice>
        ) : null}
        {isSilent ? (
          <Notice kind="warn" title="No answer for a moment">
            The update does not need this page: it goes on, and its progress is asked for again.
          </Notice>
        ) : null}
        <Ticks job={job} results={results} />
        <div className="row wrap between">
          <div className="legend note">
            {LEGEND.map(([mark, word]) => (
              <span key={mark}>
                <i className={`swatch ${mark}`} />
                {word}
              </span>
            ))}
          </div>
          <span>
            <b>{Math.max(0, summary.successful - doubtful)}</b> read, <b>{doubtful}</b> doubtful,{" "}
            <b>{summary.failed}</b> failed
          </span>
        </div>
        <output className="vh">
          {isPaused ? "Paused" : "Running"}, {summary.failed} failed so far
        </output>
      </div>
      <ResultList
        results={[...results].reverse()}
        market={market}
        label="Products as they are read, newest first"
        current={current}
      />
      <CancelUpdate
        job={job}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onCancel={() => {
          setAsking(false);
          void control({ jobId, action: "cancel" });
        }}
      />
    </section>
  );
}
