import { describe, expect, test } from "vitest";
import { AppError } from "@hundeblick/kit/errors";
import { afterFailure, isSuspect, nextStep, failureCode, wakeDelayMs } from "./attempt-rules.ts";

const now = new Date("2026-11-21T10:00:00Z");
const before = new Date(now.getTime() - 1);
const after = new Date(now.getTime() + 1);
const job = { state: "analysing" as const, tries: 1, attempt: 1 };

describe("what a woken worker does", () => {
  test.each([
    ["a queued analysis is claimed", { state: "queued" as const, tries: 0, attempt: 0 }, "claim"],
    ["one that another worker has is left alone", { ...job, leaseUntil: after }, "wait"],
    ["one whose worker died is claimed", { ...job, leaseUntil: before }, "claim"],
    ["a completed one is finished", { ...job, state: "completed" as const }, "finished"],
    ["a failed one is finished", { ...job, state: "failed" as const, tries: 5 }, "finished"],
    ["one that failed five times is given up", { ...job, tries: 5, leaseUntil: before }, "give_up"],
    ["one whose fifth worker still works is left alone", { ...job, tries: 5, leaseUntil: after }, "wait"],
    ["one that met outages only is given up after forty attempts", { ...job, tries: 0, attempt: 40 }, "give_up"],
  ] as const)("%s", (_, analysis, step) => {
    expect(nextStep(analysis, now)).toBe(step);
  });

  test("a photo is analysed exclusively from the third attempt on", () => {
    expect([0, 1, 2, 3].map((tries) => isSuspect({ tries }))).toEqual([false, false, true, true]);
  });
  test("a photo that never got past decoding is unreadable; any later failure is ours", () => {
    expect(failureCode({ stage: "received" })).toBe("photo_unreadable");
    expect(failureCode({ stage: "composing" })).toBe("analysis_failed");
  });
});

describe("what a failed attempt leads to", () => {
  const first = { ...job, stage: "looking" as const };
  test.each([
    "photo_unreadable",
    "photo_animated",
    "photo_too_many_pixels",
    "photo_needs_too_much_memory",
    "photo_type_unsupported",
    "photo_not_found",
  ] as const)("%s is final at once", (code) => {
    expect(afterFailure(new AppError(code), first)).toEqual({ kind: "fail", code });
  });
  test("an unexpected error is retried with growing delays", () => {
    const delays = [1, 2, 3, 4].map((tries) => afterFailure(new Error("odd"), { ...first, tries, attempt: tries }));
    expect(delays).toEqual([1_000, 5_000, 15_000, 30_000].map((delayMs) => ({ kind: "retry", delayMs, counts: true })));
  });
  test("the fifth attempt is the last", () => {
    expect(afterFailure(new Error("odd"), { ...first, tries: 5, attempt: 5 })).toEqual({
      kind: "fail",
      code: "analysis_failed",
    });
  });
  test("our outages do not count, and are retried with growing delays", () => {
    expect(afterFailure(new AppError("unavailable"), { ...first, tries: 1, attempt: 3 })).toEqual({
      kind: "retry",
      delayMs: 15_000,
      counts: false,
    });
  });
  test("an endless outage ends the analysis", () => {
    expect(afterFailure(new AppError("unavailable"), { ...first, tries: 1, attempt: 40 }).kind).toBe("fail");
  });
});

test("wake-ups become rarer, and a lost queue is detected within half a minute", () => {
  expect([1, 2, 3, 50].map(wakeDelayMs)).toEqual([10_000, 20_000, 30_000, 30_000]);
});
