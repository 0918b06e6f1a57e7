import { expect, test } from "vitest";
import { formatPastSearch } from "./past-search.ts";

const NOW = Date.parse("2026-05-14T12:00:00Z");
const searches = [
  { query: "lachsöl hund", found: 1048, at: "2026-05-12T11:00:00Z" },
  { query: "zahnpflege hund", found: 0, at: "2026-05-14T11:48:00Z" },
];

test.each([
  ["lachsöl hund", "1,048 found, 2 d ago"],
  ["zahnpflege hund", "0 found, 12 min ago"],
  ["lachsöl", "not searched yet"],
])("%s: %s", (query, text) => {
  expect(formatPastSearch(searches, query, NOW)).toBe(text);
});
