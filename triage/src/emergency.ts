import type { RedFlagNow } from "@hundeblick/proto/health/answers";
import type { EmergencyGuide, ShownLine } from "./emergency-data.ts";

const YEAR_MS = 366 * 86_400_000;

/** False where the last check is more than a year ago, or never was: an old number costs minutes in an emergency. */
export const isCurrent = ({ checkedOn }: { checkedOn: string | null }, now: Date): boolean =>
  checkedOn !== null && now.getTime() - Date.parse(checkedOn) <= YEAR_MS;

/** Poison lines of a country that were checked within a year; without one, `guide.noLine` is what to say. */
export const linesOf = (guide: Pick<EmergencyGuide, "lines">, country: string, now: Date): ShownLine[] =>
  guide.lines.filter((line) => line.country === country && isCurrent(line, now));

/** The signs in which something may stick in the throat. */
export const MAY_CHOKE: readonly RedFlagNow[] = ["breathing", "foreign_body"];

/** What to do on the way, sign by sign, and what goes for all of them; each sentence once. */
export function firstAidFor({ firstAid, onTheWay }: EmergencyGuide, signs: readonly RedFlagNow[]): string[] {
  const choking = signs.some((sign) => MAY_CHOKE.includes(sign)) ? [onTheWay.choking] : [];
  return [...choking, ...new Set(signs.map((sign) => firstAid[sign])), onTheWay.callAhead, onTheWay.noPainkillers];
}
