import type { RedFlagNow } from "@hundeblick/proto/health/answers";
import type { EmergencyGuide, ShownLine } from "./emergency-data.ts";

const YEAR_MS = 366 * 86_400_000;

/** False if the last verification is more than a year ago, or missing: an old number costs minutes in an emergency. */
export const isCurrent = ({ checkedOn }: { checkedOn: string | null }, now: Date): boolean =>
  checkedOn !== null && now.getTime() - Date.parse(checkedOn) <= YEAR_MS;

/** Poison helplines of a country verified within a year; without any, show `guide.noLine`. */
export const linesOf = (guide: Pick<EmergencyGuide, "lines">, country: string, now: Date): ShownLine[] =>
  guide.lines.filter((line) => line.country === country && isCurrent(line, now));

/** Signs in which something may be stuck in the throat. */
export const MAY_CHOKE: readonly RedFlagNow[] = ["breathing", "foreign_body"];

/** First aid by sign, and general first aid, without duplicates. */
export function firstAidFor({ firstAid, onTheWay }: EmergencyGuide, signs: readonly RedFlagNow[]): string[] {
  const choking = signs.some((sign) => MAY_CHOKE.includes(sign)) ? [onTheWay.choking] : [];
  return [...choking, ...new Set(signs.map((sign) => firstAid[sign])), onTheWay.callAhead, onTheWay.noPainkillers];
}
