import { RedFlagNow } from "@hundeblick/proto/health/answers";
import { LANGUAGES } from "@hundeblick/proto/language";
import type { Labelled } from "./labelled.ts";
import said from "./sentences/times-of-day.json" with { type: "json" };

/** Every second complaint or emergency with every second time of day, from the `start`th of each. */
const combined = (start: 0 | 1): readonly Labelled[] =>
  LANGUAGES.flatMap((language) => {
    const { times, waits, urgent } = said[language];
    const written = [
      ...waits.map((text) => ({ text, level: "soon" as const, flags: [] })),
      ...urgent.map((text, i) => ({ text, level: "now" as const, flags: [RedFlagNow.parse(said.urgentSigns[i])] })),
    ];
    return written.flatMap((one, n) =>
      n % 2 !== start
        ? []
        : times
            .filter((_, i) => i % 2 === start)
            .map((when) => ({
              ...one,
              text: one.text.replace("{when}", when),
              language,
              writer: "times",
              scenario: `times-${n}`,
            })),
    );
  });

/** Complaints and emergencies with a time of day, which says nothing about danger: "noon" alone is no heatstroke. */
export const timesToLearn = combined(0);
/** Other complaints with other times, only for measuring. */
export const timesHeldOut = combined(1);
