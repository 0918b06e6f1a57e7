import type { UpdateJob } from "@hundeblick/proto/http/admin/marketplace";

/** Estimated seconds per product. */
export const SECONDS_EACH = 2.5;

export const countDone = ({ summary }: UpdateJob): number => summary.successful + summary.failed;

export const secondsBetween = (from: string, to: string | number): number =>
  Math.max(0, ((typeof to === "number" ? to : Date.parse(to)) - Date.parse(from)) / 1_000);

/** Remaining seconds at the current pace, at most at the estimated one, because of pauses. */
export function secondsLeft(job: UpdateJob, now: number): number {
  const done = countDone(job);
  const pace = done > 0 ? Math.min(SECONDS_EACH, secondsBetween(job.startedAt, now) / done) : SECONDS_EACH;
  return (job.summary.total - done) * pace;
}
