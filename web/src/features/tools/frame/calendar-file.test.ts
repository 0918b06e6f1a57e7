import { expect, test } from "vitest";
import fc from "fast-check";
import { calendarFile, calendarFileName } from "./calendar-file.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const entry = (title: string) => ({
  id: "heat",
  title,
  note: "One, two; three",
  first: new Date(2027, 2, 28),
  last: new Date(2027, 2, 29),
});

test("writes whole days, inclusive, across a change to summer time", () => {
  const file = calendarFile([entry("Heat")], NOW);
  expect(file).toContain("DTSTART;VALUE=DATE:20270328\r\nDTEND;VALUE=DATE:20270330\r\n");
  expect(file).toContain("DTSTAMP:20261121T100000Z");
  expect(file).toContain("DESCRIPTION:One\\, two\\; three");
});

test("folds long lines without loss", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", maxLength: 300 }).filter((title) => !/[\r\n\\;,]/.test(title)),
      (title) => {
        const file = calendarFile([entry(title)], NOW);
        const lines = file.split("\r\n");
        expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
        expect(file.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title}\r\n`);
      },
    ),
  );
});

test.each([
  ["Läufigkeit möglich", "hundeblick-laeufigkeit-moeglich-2027-03-28.ics"],
  ["Season possible", "hundeblick-season-possible-2027-03-28.ics"],
  ["Obejrzeć zęby: kły", "hundeblick-obejrzec-zeby-kly-2027-03-28.ics"],
  ["Look at the teeth: are all milk teeth gone?", "hundeblick-look-at-the-teeth-are-all-2027-03-28.ics"],
])("a file with %s is called %s", (title, name) => {
  expect(calendarFileName([entry(title)])).toBe(name);
});
