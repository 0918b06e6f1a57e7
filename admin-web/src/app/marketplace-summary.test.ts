import { expect, test } from "vitest";
import type { MarketplaceReply } from "@hundeblick/proto/http/admin/marketplace";
import { formatClock } from "#shared/format/moment.ts";
import { summarizeMarketplace } from "./marketplace-summary.ts";

const amazon = (hosts: MarketplaceReply["hosts"]): MarketplaceReply => ({
  source: "amazon",
  canReadAmazon: true,
  dailyBudget: 2_000,
  timeZone: "UTC",
  hosts,
  lastPage: null,
});
const host = (name: string, usedToday: number, closedUntil: string | null = null) => ({
  host: `www.amazon.${name}`,
  usedToday,
  closedUntil,
});

test("the demo shop has no budget", () => {
  expect(
    summarizeMarketplace({
      source: "demo",
      canReadAmazon: true,
      dailyBudget: null,
      hosts: [],
      timeZone: "UTC",
      lastPage: null,
    }),
  ).toEqual({
    isFree: true,
    lines: ["Demo shop answers"],
    until: null,
  });
});
test.each([
  [[], "2,000 pages left today"],
  [[host("de", 412), host("pl", 3)], "1,588 pages left today"],
  [[host("de", 1_999)], "1 page left today"],
])("free, after %j", (hosts, left) => {
  expect(summarizeMarketplace(amazon(hosts))).toEqual({
    isFree: true,
    lines: ["Amazon can be asked", left],
    until: null,
  });
});
test("a spent or lowered budget allows no requests", () => {
  expect(summarizeMarketplace(amazon([host("de", 2_400)]))).toEqual({
    isFree: false,
    lines: ["Amazon is left alone", "no pages left today"],
    until: null,
  });
});
test("lists each paused host, with the earliest end of a pause", () => {
  const [late, soon] = ["2026-05-14T15:00:00.000Z", "2026-05-14T14:32:00.000Z"];
  expect(summarizeMarketplace(amazon([host("de", 12, late), host("com", 40), host("pl", 1, soon)]))).toEqual({
    isFree: false,
    lines: [
      `amazon.de: pause until\u00A0${formatClock(late)}`,
      `amazon.pl: pause until\u00A0${formatClock(soon)}`,
      "1,960 pages left today",
    ],
    until: soon,
  });
});
