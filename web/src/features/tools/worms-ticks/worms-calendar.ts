import type { CalendarEntry } from "../frame/calendar-file.ts";
import { arrivalOf, nextTickSeason, tapewormDays, wormDays, type WormsTicksAnswers } from "./worms-ticks.ts";
import type { ToolsTexts } from "../frame/tools-texts.ts";

/** Calendar entries of a year: worms, the treatment before a journey, the next season of ticks. */
export function wormsCalendar(answers: WormsTicksAnswers, on: Date, text: ToolsTexts["wormsTicks"]): CalendarEntry[] {
  const title = { roundworm: text.calendarRound, tapeworm: text.calendarTape };
  const arrival = arrivalOf(answers);
  const season = nextTickSeason(answers.country, on);
  return [
    ...wormDays(answers, on).map(({ day, kinds }) => ({
      id: "worms",
      title: kinds.length > 1 ? text.calendarBoth : title[kinds[0] ?? "roundworm"],
      note: text.calendarNote,
      first: day,
      last: day,
    })),
    ...(arrival
      ? [{ id: "tapeworm-entry", title: text.calendarEntry, note: text.entryNote, ...tapewormDays(arrival) }]
      : []),
    { id: "ticks", title: text.calendarTicks, note: text.calendarNote, first: season, last: season },
  ];
}
