import type { EmergencyGuide } from "./emergency-data.ts";

const YEAR_MS = 366 * 86_400_000;

/** Poison lines of a country that were checked within a year; without one, `guide.noLine` is what to say. */
export function linesOf(guide: EmergencyGuide, country: string, now: Date): EmergencyGuide["lines"] {
  const age = now.getTime() - Date.parse(guide.updated);
  return age <= YEAR_MS ? guide.lines.filter((line) => line.country === country) : [];
}
