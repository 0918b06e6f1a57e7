/** How many visits took how many seconds. Sums of days keep the median, which sums of seconds lose. */
export type Times = Record<string, number>;

/**
 * Whole seconds up to a minute, five of them up to ten, then minutes: so a day stays a small document, however many
 * came.
 */
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

/** Half of the visits took at most this long; null when the time of some is not known, or nobody came. */
export function medianOf(times: Times | undefined, visits: number): number | null {
  const ordered = Object.entries(times ?? {})
    .map(([seconds, many]) => ({ seconds: Number(seconds), many }))
    .toSorted((a, b) => a.seconds - b.seconds);
  if (ordered.reduce((sum, { many }) => sum + many, 0) !== visits) return null;
  let before = 0;
  return ordered.find(({ many }) => (before += many) * 2 >= visits)?.seconds ?? null;
}
