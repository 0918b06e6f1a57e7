const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** How long ago, short enough for a column: `45 min`, `26 h`, `3 d`. Hours up to two days: prices count as old after 24. */
export function ageText(instant: string, now: number): string {
  const age = Math.max(0, now - Date.parse(instant));
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} min`;
  return age < 2 * DAY_MS ? `${Math.floor(age / HOUR_MS)} h` : `${Math.floor(age / DAY_MS).toLocaleString("en")} d`;
}
