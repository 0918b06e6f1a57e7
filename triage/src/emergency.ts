import type { EmergencyGuide, ShownLine } from "./emergency-data.ts";

const YEAR_MS = 366 * 86_400_000;

/** False where the last check is more than a year ago, or never was: an old number costs minutes in an emergency. */
export const isCurrent = ({ checkedOn }: { checkedOn: string | null }, now: Date): boolean =>
  checkedOn !== null && now.getTime() - Date.parse(checkedOn) <= YEAR_MS;

/** Poison lines of a country that were checked within a year; without one, `guide.noLine` is what to say. */
export const linesOf = (guide: Pick<EmergencyGuide, "lines">, country: string, now: Date): ShownLine[] =>
  guide.lines.filter((line) => line.country === country && isCurrent(line, now));
