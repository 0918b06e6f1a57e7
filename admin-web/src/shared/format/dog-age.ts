import { formatCount } from "./count.ts";

/** Months as an age in a sentence, `8 years 4 months`. */
export function formatDogAge(months: number): string {
  const part = (count: number, word: string): string[] => (count === 0 ? [] : [formatCount(count, word)]);
  return [...part(Math.floor(months / 12), "year"), ...part(months % 12, "month")].join(" ") || "under a month";
}

/** Months as an age in a table, `8 y 4 m`; an em dash for null. */
export function formatShortDogAge(months: number | null): string {
  if (months === null) return "—";
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return [years > 0 ? `${years} y` : "", rest > 0 || years === 0 ? `${rest} m` : ""].filter(Boolean).join(" ");
}
