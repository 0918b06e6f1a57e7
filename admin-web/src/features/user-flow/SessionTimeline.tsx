import { Check } from "lucide-react";
import type { AdminSession } from "@hundeblick/proto/http/admin/numbers";
import { formatCompactDuration } from "#shared/format/duration.ts";
import { formatUtcTime } from "#shared/format/moment.ts";
import { toTimeline } from "./timeline.ts";

/** The eight milestones with their times. */
export const SessionTimeline = ({ milestones }: { milestones: AdminSession["milestones"] }) => (
  <div className="stack">
    <h3>Session Timeline</h3>
    <ol className="timeline">
      {toTimeline(milestones).map(({ milestone, words, at, afterSeconds }) => (
        <li key={milestone} className={at === null ? "not" : undefined}>
          {at === null ? (
            <span className="when">—</span>
          ) : (
            <time className="when" dateTime={at}>
              {formatUtcTime(at)}
            </time>
          )}
          <span className="mark">{at === null ? null : <Check className="i" aria-hidden />}</span>
          <span>
            {words}
            <span className="wait">
              {at === null
                ? "not reached"
                : afterSeconds === null
                  ? ""
                  : `after ${formatCompactDuration(afterSeconds)}`}
            </span>
          </span>
        </li>
      ))}
    </ol>
  </div>
);
