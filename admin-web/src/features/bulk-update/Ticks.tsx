import type { RefreshResult, UpdateJob } from "@hundeblick/proto/http/admin/marketplace";
import { countDone } from "#shared/marketplace/update-progress.ts";
import { getMark } from "./job.ts";

/** With more, a tick is too thin to be seen. */
const MAX_TICKS = 200;

/** Progress: a tick per product, or a bar for many. */
export function Ticks({ job, results }: { job: UpdateJob; results: readonly RefreshResult[] }) {
  const { total } = job.summary;
  const done = countDone(job);
  const getTick = (position: number): string | undefined => {
    const result = results[position];
    return result ? getMark(result) : position === results.length && job.state === "running" ? "now" : undefined;
  };
  return (
    <>
      <progress className="vh" aria-label={`${done} of ${total} products`} max={total} value={done} />
      {total > MAX_TICKS ? (
        <div className="bar" aria-hidden>
          <i style={{ width: `${(100 * done) / total}%` }} />
        </div>
      ) : (
        <div className="ticks" aria-hidden>
          {Array.from({ length: total }, (_, position) => (
            <i key={position} className={getTick(position)} />
          ))}
        </div>
      )}
    </>
  );
}
