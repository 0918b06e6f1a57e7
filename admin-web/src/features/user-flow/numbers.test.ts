import { describe, expect, test } from "vitest";
import { toPercent } from "@hundeblick/proto/http/admin/numbers";
import { MILESTONES } from "@hundeblick/proto/http/tracking";
import { changed, FIRST_VIEW, isNobody, countPages, toQuery } from "./flow-view.ts";
import { formatDogAge } from "#shared/format/dog-age.ts";
import { formatCompactDuration } from "#shared/format/duration.ts";
import { formatUtcDayAndTime, formatUtcTime } from "#shared/format/moment.ts";
import { formatPercent } from "#shared/format/rates.ts";
import { funnelRows } from "./funnel-rows.ts";
import { toTimeline } from "./timeline.ts";

describe("rates", () => {
  test.each([
    [56.1, "56.1%"],
    [50, "50.0%"],
    [0, "0.0%"],
    [133.3, "133.3%"],
    [null, "—"],
  ])("%s is written %s", (rate, text) => expect(formatPercent(rate)).toBe(text));
  test.each([
    [1, 3, 33.3],
    [2, 3, 66.7],
    [0, 5, 0],
    [5, 5, 100],
    [0, 0, null],
    [4, 0, null],
  ])("%s of %s is %s percent", (part, whole, share) => expect(toPercent(part, whole)).toBe(share));
  test("marks only the step with the largest loss", () => {
    const rows = funnelRows([
      { step: "Visitors", count: 40, rate: null },
      { step: "Uploaded", count: 20, rate: 50 },
      { step: "Analyzed", count: 18, rate: 90 },
      { step: "Emails", count: 9, rate: 50 },
      { step: "Reports", count: 0, rate: 0 },
      { step: "Clicks", count: 0, rate: null },
    ]);
    expect(rows.filter(({ isLowest }) => isLowest).map(({ step }) => step)).toEqual(["Reports"]);
    expect(rows.map(({ before, ofVisitors }) => [before, ofVisitors])).toEqual([
      [null, 100],
      ["Visitors", 50],
      ["Uploaded", 45],
      ["Analyzed", 22.5],
      ["Emails", 0],
      ["Reports", 0],
    ]);
  });
});

describe("times", () => {
  test.each([
    [0, "0s"],
    [47, "47s"],
    [59.4, "59s"],
    [59.6, "1m 0s"],
    [60, "1m 0s"],
    [252, "4m 12s"],
    [3_599, "59m 59s"],
    [3_599.7, "1h 0m"],
    [3_600, "1h 0m"],
    [5_430, "1h 30m"],
    [90_000, "25h 0m"],
    [null, "—"],
  ])("%s seconds are written %s", (seconds, text) => expect(formatCompactDuration(seconds)).toBe(text));
  test.each([
    [100, "8 years 4 months"],
    [12, "1 year"],
    [13, "1 year 1 month"],
    [5, "5 months"],
    [0, "under a month"],
  ])("%s months are %s", (months, text) => expect(formatDogAge(months)).toBe(text));
  test("are in the time zone of the ranges", () => {
    expect(formatUtcDayAndTime("2026-05-14T23:59:58.000Z")).toBe("14 May, 23:59");
    expect(formatUtcTime("2026-05-14T23:59:58.000Z")).toBe("23:59:58");
  });
});

describe("request", () => {
  test("defaults to 7 days, people only, the first page", () =>
    expect(toQuery(FIRST_VIEW)).toEqual({
      range: "7d",
      facebook: "false",
      minActions: "false",
      bots: "false",
      offset: 0,
      limit: 20,
    }));
  test.each([
    [{ facebook: true }, { facebook: "true" }],
    [{ minActions: true }, { minActions: "true" }],
    [{ bots: true }, { bots: "true" }],
    [{ range: "90d" as const }, { range: "90d" }],
  ])("%j begins with the first page", (part, asked) => {
    expect(toQuery(changed({ ...FIRST_VIEW, page: 4 }, part))).toMatchObject({ ...asked, offset: 0 });
  });
  test("another page keeps the filters", () =>
    expect(toQuery(changed({ ...FIRST_VIEW, facebook: true }, { page: 3 }))).toMatchObject({
      facebook: "true",
      offset: 40,
    }));
  test.each([
    [0, 1],
    [20, 1],
    [21, 2],
    [10_000, 500],
    [12_000, 500],
  ])("%s sessions have %s pages", (matching, pages) => expect(countPages(matching)).toBe(pages));
  test.each([
    [0, 0, 0, true],
    [1, 0, 0, false],
    [0, 1, 0, false],
    [0, 0, 1, false],
  ])("%s visits, %s listed, %s bots: nobody came? %s", (totalSessions, matching, bots, nobody) => {
    const summary = {
      totalSessions,
      uploadedImage: 0,
      startedAnalysis: 0,
      enteredEmail: 0,
      viewedReport: 0,
      clickedProduct: 0,
      bounced: 0,
      bounceRate: null,
      avgTimeSpent: null,
      medianTimeSpent: null,
      emailCaptureRate: null,
      productCtr: null,
    };
    expect(isNobody({ summary, matching, bots })).toBe(nobody);
  });
});

describe("the timeline", () => {
  test("has all eight steps, with the time since the last step reached", () => {
    const moments = toTimeline({
      openedWebsite: "2026-05-14T14:02:11.000Z",
      uploadedImage: "2026-05-14T14:02:58.000Z",
      clickedProduct: "2026-05-14T14:08:40.000Z",
    });
    expect(moments.map(({ milestone }) => milestone)).toEqual(MILESTONES);
    expect(moments.map(({ afterSeconds }) => afterSeconds)).toEqual([null, 47, null, null, null, null, null, 342]);
  });
  test("has no negative times", () => {
    expect(
      toTimeline({ enteredEmail: "2026-05-14T14:05:00.000Z", viewedReport: "2026-05-14T14:04:00.000Z" })[5]
        ?.afterSeconds,
    ).toBe(0);
  });
});
