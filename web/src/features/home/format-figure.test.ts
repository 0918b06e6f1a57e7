import { expect, test } from "vitest";
import { formatCount, formatDuration, formatEuro } from "./format-figure.ts";

// Intl joins numbers and words with non-breaking spaces
const read = (text: string) => text.replace(/\s/g, " ");

test.each([
  ["de", "12.345", "9 Sek.", "3 Min.", "0 €"],
  ["en", "12,345", "9 seconds", "3 min", "€0"],
  ["pl", "12 345", "9 sek.", "3 min", "0 €"],
] as const)("figures are written as people read them in %s", (language, count, seconds, minutes, euro) => {
  expect(read(formatCount(12_345, language))).toBe(count);
  expect(read(formatDuration(9, language))).toBe(seconds);
  expect(read(formatDuration(130, language))).toBe(minutes);
  expect(read(formatEuro(0, language))).toBe(euro);
});

test("rounds up to a second", () => {
  expect(formatDuration(0, "en")).toBe("1 second");
});
