const NOTHING = "—";

/** A duration: seconds, from a minute minutes and seconds, from an hour hours and minutes; an em dash for null. */
export function formatCompactDuration(seconds: number | null): string {
  if (seconds === null) return NOTHING;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole}s`;
  if (whole < 3_600) return `${Math.floor(whole / 60)}m ${whole % 60}s`;
  return `${Math.floor(whole / 3_600)}h ${Math.floor((whole % 3_600) / 60)}m`;
}

const UTC = { timeZone: "UTC" } as const;
const write = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("en-GB", { ...options, ...UTC });
  return (instant: string): string => format.format(new Date(instant));
};
/** Times are in the time zone of the ranges. */
export const dayAndTime = write({ day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
export const clockTime = write({ hour: "2-digit", minute: "2-digit", second: "2-digit" });

/** An age in months as `8 years 4 months`. */
export function formatDogAge(months: number): string {
  const part = (count: number, word: string): string[] =>
    count === 0 ? [] : [`${count} ${word}${count === 1 ? "" : "s"}`];
  return [...part(Math.floor(months / 12), "year"), ...part(months % 12, "month")].join(" ") || "under a month";
}
