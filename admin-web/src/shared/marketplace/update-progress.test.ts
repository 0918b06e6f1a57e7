import { expect, test } from "vitest";
import type { UpdateJob } from "@hundeblick/proto/http/admin/marketplace";
import { newId } from "@hundeblick/proto/ids";
import { secondsLeft } from "./update-progress.ts";

const START = "2026-05-14T12:00:00.000Z";
const left = (seconds: number, summary: UpdateJob["summary"]): number =>
  secondsLeft(
    {
      jobId: newId(),
      market: "de",
      state: "running",
      summary,
      current: null,
      waitsUntil: null,
      startedAt: START,
      finishedAt: null,
      startedBy: "ada@example.org",
    },
    Date.parse(START) + seconds * 1_000,
  );

test.each([
  ["nothing read yet", 9, { total: 58, successful: 0, failed: 0 }, 145],
  ["a good pace", 20, { total: 58, successful: 17, failed: 1 }, 44.4],
  ["hours of pause", 7_200, { total: 58, successful: 22, failed: 1 }, 87.5],
  ["the end", 60, { total: 3, successful: 2, failed: 1 }, 0],
])("after %s", (_what, seconds, summary, expected) => expect(left(seconds, summary)).toBeCloseTo(expected, 1));
