import { addDays, formatISO } from "date-fns";

/** Whole days, inclusive. */
export interface CalendarEntry {
  id: string;
  title: string;
  note: string;
  first: Date;
  last: Date;
}

const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
const day = (date: Date) => formatISO(date, { format: "basic", representation: "date" });

/** Folds a line at 75 octets; continuation lines begin with a space (RFC 5545, 3.1). */
function folded(line: string): string {
  const bytes = new TextEncoder();
  let lines = "";
  let length = 0;
  for (const letter of line) {
    const size = bytes.encode(letter).length;
    if (length + size > 75) {
      lines += "\r\n ";
      length = 1;
    }
    lines += letter;
    length += size;
  }
  return lines;
}

/** Letters without a decomposition. */
const SPELLED: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", ł: "l" };

/** File name from the content and its first day, `hundeblick-season-possible-2026-11-26.ics`. */
export function calendarFileName([entry]: readonly CalendarEntry[]): string {
  const spelled = (entry?.title ?? "").toLowerCase().replace(/[äöüßł]/g, (letter) => SPELLED[letter] ?? letter);
  const words =
    spelled
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .match(/[a-z0-9]+/g) ?? [];
  const date = entry ? [formatISO(entry.first, { representation: "date" })] : [];
  return `${["hundeblick", ...words.slice(0, 6), ...date].join("-")}.ics`;
}

/** An iCalendar file (RFC 5545) of whole days. */
export function calendarFile(entries: readonly CalendarEntry[], now: Date): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, "");
  const events = entries.flatMap(({ id, title, note, first, last }) => [
    "BEGIN:VEVENT",
    `UID:${id}-${day(first)}@hundeblick`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${day(first)}`,
    `DTEND;VALUE=DATE:${day(addDays(last, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(note)}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ]);
  const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Hundeblick//Tools//EN", ...events, "END:VCALENDAR"];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}
