import { RedFlagNow } from "@hundeblick/proto/health/answers";
import { type Language, LANGUAGES } from "@hundeblick/proto/language";
import type { Labelled } from "./labelled.ts";
import said from "./sentences/times-of-day.json" with { type: "json" };

const CONNECTORS: Readonly<Record<Language, readonly string[]>> = {
  de: [". ", ", ", " und "],
  en: [". ", ", ", " and "],
  pl: [". ", ", ", " i "],
};
const COMPLAINTS_BESIDE = 3;

/** Every second complaint or emergency with every second time of day, from the `start`th of each. */
const combined = (start: 0 | 1): readonly Labelled[] =>
  LANGUAGES.flatMap((language) => {
    const own = <T>(all: readonly T[]) => all.filter((_, i) => i % 2 === start);
    const times = own(said[language].times);
    const at = (text: string, n: number) => text.replace("{when}", times[n % times.length] ?? "");
    const one = { language, writer: "times" };
    const complaints = own(said[language].waits);
    const waits = complaints.flatMap((text, n) =>
      times.map((_, t) => ({
        ...one,
        text: at(text, t),
        level: "soon" as const,
        flags: [],
        scenario: `times-wait-${2 * n + start}`,
      })),
    );
    const urgent = own(said[language].urgent.map((text, i) => ({ text, flag: said.urgentSigns[i] }))).flatMap(
      ({ text, flag }, n) => {
        const danger = {
          ...one,
          level: "now" as const,
          flags: [RedFlagNow.parse(flag)],
          scenario: `times-urgent-${2 * n + start}`,
        };
        return [
          ...times.map((_, t) => ({ ...danger, text: at(text, t) })),
          ...complaints
            .filter((_, c) => c % COMPLAINTS_BESIDE === 0)
            .map((complaint, c) => ({
              ...danger,
              text: `${at(complaint, c)}${CONNECTORS[language][c % 3]}${at(text, c + n)}`,
            })),
        ];
      },
    );
    return [...waits, ...urgent];
  });

/**
 * Complaints and emergencies with a time of day, which says nothing about danger: "noon" alone is no heatstroke; and
 * emergencies beside a complaint that can wait.
 */
export const timesToLearn = combined(0);
/** Other complaints and emergencies with other times, only for measuring. */
export const timesHeldOut = combined(1);
