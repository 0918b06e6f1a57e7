import { FIGURES, type FigureName, type ServiceStatus } from "@hundeblick/proto/rpc/service-status";
import { formatDuration } from "#shared/format/duration.ts";

export const WORDS: Record<FigureName, string> = {
  "analysis.unfinished": "Unfinished analyses",
  "analysis.oldest_unfinished.age": "Oldest unfinished analysis",
  "bus.dead_letters.kept": "Dead letters of seven days",
  "outbox.waiting": "Events waiting",
  "outbox.age": "Oldest unpublished event",
  "mail.waiting": "Mails waiting",
  "mail.oldest_waiting.age": "Oldest mail waiting",
  "mail.dead": "Mails given up",
  "ai.breaker.open": "Paid vision provider",
  "ai.calls.today": "Photos sent to the paid provider today",
  "ai.calls.limit": "Photos sent a day, at most",
};

/** Thresholds from which a figure is a problem, as in the alerts of deploy/observability. */
const TROUBLE_FROM: Partial<Record<FigureName, number>> = {
  "analysis.oldest_unfinished.age": 120,
  "bus.dead_letters.kept": 1,
  "outbox.age": 60,
  "mail.oldest_waiting.age": 900,
  "mail.dead": 1,
  "ai.breaker.open": 1,
};

export type Figure = { name: FigureName; words: string; value: string; isTrouble: boolean };

/** Figures of one service in display order, including unknown ones. */
export const toFigures = ({ figures }: ServiceStatus): Figure[] =>
  (Object.keys(WORDS) as FigureName[]).flatMap((name) => {
    const value = figures[name];
    return value === undefined
      ? []
      : [
          {
            name,
            words: WORDS[name],
            value: formatValue(name, value),
            isTrouble: value === null || value >= (TROUBLE_FROM[name] ?? Infinity),
          },
        ];
  });

function formatValue(name: FigureName, value: number | null): string {
  if (value === null) return "not known";
  if (name === "ai.breaker.open") return value === 0 ? "is asked" : "left alone for now";
  return FIGURES[name] === "s" ? formatDuration(value) : value.toLocaleString("en");
}
