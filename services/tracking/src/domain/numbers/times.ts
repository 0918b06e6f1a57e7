/** Histogram of durations. Merging histograms keeps the median, which adding up seconds does not. */
export type Times = Record<string, number>;

/** Bucket: whole seconds up to a minute, five seconds up to ten minutes, then minutes, to keep documents small. */
function roundSeconds(seconds: number): number {
  const step = seconds < 60 ? 1 : seconds < 600 ? 5 : 60;
  return Math.floor(seconds / step) * step;
}

export const toTimes = (seconds: number, visits: number): Times => ({ [roundSeconds(seconds)]: visits });

export function sumTimes(all: readonly (Times | undefined)[]): Times {
  const sum: Times = {};
  for (const times of all)
    for (const [seconds, visits] of Object.entries(times ?? {})) sum[seconds] = (sum[seconds] ?? 0) + visits;
  return sum;
}

/** Median in seconds; null if the time of some visits is unknown, or without visits. */
export function medianOf(times: Times | undefined, visits: number): number | null {
  const ordered = Object.entries(times ?? {})
    .map(([seconds, many]) => ({ seconds: Number(seconds), many }))
    .toSorted((a, b) => a.seconds - b.seconds);
  if (ordered.reduce((sum, { many }) => sum + many, 0) !== visits) return null;
  let before = 0;
  return ordered.find(({ many }) => (before += many) * 2 >= visits)?.seconds ?? null;
}
