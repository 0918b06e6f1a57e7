import { expect, test } from "vitest";
import { type ContactGroup, countListed, toStats } from "./address-list.ts";

const GROUPS: ContactGroup[] = [
  { newsletter: "none", hasReport: true, contacts: 3, times: 5 },
  { newsletter: "confirmed", hasReport: true, contacts: 2, times: 2 },
  { newsletter: "confirmed", hasReport: false, contacts: 4, times: 4 },
  { newsletter: "asked", hasReport: false, contacts: 1, times: 1 },
];

test("counts the contacts of each filter", () => {
  expect((["all", "reports", "newsletter"] as const).map((filter) => countListed(GROUPS, filter))).toEqual([10, 5, 6]);
});

test("adds up how often addresses were left", () => {
  expect(toStats(GROUPS)).toEqual({ total: 12, withReports: 5, newsletter: 6, waiting: 1, unique: 10 });
  expect(toStats([])).toEqual({ total: 0, withReports: 0, newsletter: 0, waiting: 0, unique: 0 });
});
