import { expect, test } from "vitest";
import { rangeOf } from "./range.ts";
import { type Counts, funnelOf, sumOf, summaryOf } from "./summary.ts";

const counts = (given: Partial<Counts["reached"]>, rest: Partial<Counts> = {}): Counts => ({
  sessions: 40,
  bounced: 10,
  seconds: 4_000,
  times: { 0: 25, 90: 15 },
  listed: 35,
  facebook: 5,
  facebookBusy: 3,
  ...rest,
  reached: {
    openedWebsite: 40,
    uploadedImage: 20,
    startedAnalysis: 18,
    completedAnalysis: 17,
    enteredEmail: 9,
    viewedReport: 12,
    sharedReport: 1,
    clickedProduct: 4,
    ...given,
  },
});

test("each step of the funnel is a percentage of the step before, with one decimal", () => {
  expect(funnelOf(counts({}))).toEqual([
    { step: "Visitors", count: 40, rate: null },
    { step: "Uploaded", count: 20, rate: 50 },
    { step: "Analyzed", count: 18, rate: 90 },
    { step: "Emails", count: 9, rate: 50 },
    { step: "Reports", count: 12, rate: 133.3 },
    { step: "Clicks", count: 4, rate: 33.3 },
  ]);
});
test("a step after 0 has no percentage", () => {
  expect(funnelOf(counts({ uploadedImage: 0, startedAnalysis: 0 })).map(({ rate }) => rate)).toEqual([
    null,
    0,
    null,
    null,
    133.3,
    33.3,
  ]);
});
test("cards: bounces and addresses of all visits, clicks of visits with a report", () => {
  expect(summaryOf(counts({}))).toMatchObject({
    totalSessions: 40,
    bounceRate: 25,
    avgTimeSpent: 100,
    medianTimeSpent: 0,
    emailCaptureRate: 22.5,
    productCtr: 33.3,
  });
});
test("without visits there are zeros and no rates", () => {
  expect(summaryOf(sumOf([]))).toEqual({
    totalSessions: 0,
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
  });
});
test("a day counted by the previous version has no median", () => {
  const { times: _times, ...before } = counts({});
  expect(summaryOf(sumOf([counts({}), before])).medianTimeSpent).toBeNull();
});
test("days add up", () => {
  expect(sumOf([counts({}), counts({ uploadedImage: 1 })])).toMatchObject({
    sessions: 80,
    bounced: 20,
    seconds: 8_000,
    times: { 0: 50, 90: 30 },
    listed: 70,
    facebook: 10,
    facebookBusy: 6,
    reached: { uploadedImage: 21, clickedProduct: 8 },
  });
});
test.each([
  ["24h", "2026-11-20T13:14:15.000Z"],
  ["7d", "2026-11-15T00:00:00.000Z"],
  ["30d", "2026-10-23T00:00:00.000Z"],
  ["90d", "2026-08-24T00:00:00.000Z"],
] as const)("%s begins %s", (range, from) => {
  expect(rangeOf(range, new Date("2026-11-21T13:14:15Z")).from.toISOString()).toBe(from);
});
