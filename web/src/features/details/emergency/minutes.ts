import { firstAidFor } from "@hundeblick/triage/emergency";
import type { EmergencyGuide } from "@hundeblick/triage/emergency-data";
import { type AnyAlarm, isOfConcern } from "./alarms.ts";

/** What to do in the next minutes: what the concern says for now, first aid by sign, and what goes for all. */
export function minutesFor(guide: EmergencyGuide, alarms: readonly AnyAlarm[]): string[] {
  const home = alarms.filter(isOfConcern).flatMap((alarm) => alarm.home);
  const signs = alarms.flatMap((alarm) => (isOfConcern(alarm) ? [] : alarm.id));
  return [...new Set([...home, ...firstAidFor(guide, signs)])];
}
