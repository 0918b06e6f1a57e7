import { firstAidFor } from "@hundeblick/triage/emergency";
import type { EmergencyGuide } from "@hundeblick/triage/emergency-data";
import type { TFunction } from "i18next";
import { RED_FLAGS } from "../red-flags.ts";
import { type Alarm, type AnyAlarm, isOfConcern } from "./alarms.ts";

/** Immediate actions: the concern's advice for now, first aid by sign, and general first aid. */
export function minutesFor(guide: EmergencyGuide, alarms: readonly AnyAlarm[], t: TFunction): string[] {
  const home = alarms.filter(isOfConcern).flatMap((alarm) => alarm.home);
  const signs = alarms.filter((alarm): alarm is Alarm => !isOfConcern(alarm));
  const suspected = signs
    .filter((alarm) => alarm.suspected)
    .map(({ id }) =>
      t("If that is what it is ({{sign}}): {{firstAid}}", {
        sign: t(RED_FLAGS[id].label),
        firstAid: guide.firstAid[id],
      }),
    );
  const plain = signs.filter((alarm) => !alarm.suspected).map(({ id }) => id);
  return [...new Set([...home, ...suspected, ...firstAidFor(guide, plain)])];
}
