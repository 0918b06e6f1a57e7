const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Age of an instant: `45 min`, `26 h`, `3 d`. Hours up to two days, because a price counts as old after 24 h. */
export function formatAge(instant: string, now: number): string {
  const age = Math.max(0, now - Date.parse(instant));
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} min`;
  return age < 2 * DAY_MS ? `${Math.floor(age / HOUR_MS)} h` : `${Math.floor(age / DAY_MS).toLocaleString("en")} d`;
}
