const UNITS = ["h", "min", "s"];

/** Counts of the largest unit and of the next one. */
function toParts(seconds: number): [number, string][] {
  const whole = Math.round(seconds);
  const counts = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60];
  const first = whole < 60 ? 2 : whole < 3_600 ? 1 : 0;
  return counts.map((count, n): [number, string] => [count, UNITS[n] ?? ""]).slice(first, first + 2);
}

/** A duration in a sentence: `45 s`, `2 min 22 s`, `1 h 5 min`, `2 h`. */
export const formatDuration = (seconds: number): string =>
  toParts(seconds)
    .flatMap(([count, unit], n) => (n > 0 && count === 0 ? [] : `${count} ${unit}`))
    .join(" ");

/** A duration as a figure: `45s`, `2m 22s`, `1h 5m`, `2h 0m`; an em dash for null. */
export const formatCompactDuration = (seconds: number | null): string =>
  seconds === null
    ? "—"
    : toParts(seconds)
        .map(([count, unit]) => `${count}${unit[0]}`)
        .join(" ");
